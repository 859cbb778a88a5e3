import './fonts.css'
import './lib/tokens.css'
import './lib/base.css'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('The page has no #app')

mount(App, { target })
