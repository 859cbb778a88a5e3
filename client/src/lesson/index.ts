export { default as Aim } from './Aim.svelte'
export { default as Guide } from './Guide.svelte'
