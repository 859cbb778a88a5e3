import type { Picture } from '../../pages/cards/pictures'
import { cardIcon } from './icons'

export const picture: Picture = (card) => cardIcon(card.id)
