import './fonts'
import './lib/tokens.css'
import './lib/base.css'
import './lib/controls.css'
import './lib/forced.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { alone } from './lib/carrier'

import.meta.glob(['./games/*/theme.css', './games/*/fonts.ts'], { eager: true })

const target = document.getElementById('app')
if (!target) throw new Error('The page has no #app')

mount(App, { target })

if (alone) void import('./pocket/offline').then(({ keepOffline }) => keepOffline())
