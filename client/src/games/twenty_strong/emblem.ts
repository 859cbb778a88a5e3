export { default } from '~icons/game-icons/lantern-flame'
