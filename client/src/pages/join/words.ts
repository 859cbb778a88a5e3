import { dictionary } from '../../lib/words'

export const words = dictionary({
  en: {
    title: 'Join a table',
    invited: 'You are invited to a table.',
    name: 'Your name',
    hint: 'The others read it.',
    sit: 'Take a seat',
    held: 'You already sit at this table.',
    back: 'Back to your seat',
  },
  fr: {
    title: 'Rejoindre une table',
    invited: 'On vous invite à une table.',
    name: 'Votre nom',
    hint: 'Les autres le liront.',
    sit: 'Prendre place',
    held: 'Vous êtes déjà à cette table.',
    back: 'Revenir à votre place',
  },
  de: {
    title: 'An einen Tisch setzen',
    invited: 'Du bist an einen Tisch eingeladen.',
    name: 'Dein Name',
    hint: 'Die anderen lesen ihn.',
    sit: 'Platz nehmen',
    held: 'Du sitzt schon an diesem Tisch.',
    back: 'Zurück zu deinem Platz',
  },
})
