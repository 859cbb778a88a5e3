import './fonts.css'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('The page has no #app')

mount(App, { target })
