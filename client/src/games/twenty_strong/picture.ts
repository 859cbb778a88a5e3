import type { Picture } from '../../pages/cards/pictures'
import { faceOf } from './icons'

export const picture: Picture = (card) => faceOf(card.id, card.kind)
