import './tones.css'

export { default as Face } from './cards/CardFace.svelte'
