export { default } from '~icons/game-icons/mineral-heart'
