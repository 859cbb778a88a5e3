export { default } from '~icons/game-icons/tiger-head'
