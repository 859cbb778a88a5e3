import './factions.css'

export { default as Face } from './cards/CardFace.svelte'
