import './tones.css'

export { default as Face } from './gear/CardFace.svelte'
