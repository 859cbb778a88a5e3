import './factions.css'
import type { Picture, Sign } from '../../pages/cards/pictures'
import { emblem, face, factions } from './cards/faces'

export const picture: Picture = (card) => face(card.id, card.marks, card.look).picture

export const sign: Sign = (name) => {
  const faction = factions.find((each) => each === name)
  return faction ? { Icon: emblem(faction), colour: `var(--${faction})` } : null
}
