import { dictionary } from '../../lib/words'

export const words = dictionary({
  en: {
    title: 'Join a table',
    invited: 'You’re invited to a table.',
    name: 'Your name',
    hint: 'Shown to the other players.',
    seats: 'How many seats do you take?',
    sit: 'Take a seat',
    held: 'You’re already at this table.',
    back: 'Back to your seat',
  },
  fr: {
    title: 'Rejoindre une table',
    invited: 'On vous invite à une table.',
    name: 'Votre nom',
    hint: 'Visible par les autres joueurs.',
    seats: 'Combien de places prenez-vous ?',
    sit: 'Prendre place',
    held: 'Vous êtes déjà à cette table.',
    back: 'Revenir à votre place',
  },
  de: {
    title: 'Einem Tisch beitreten',
    invited: 'Du bist an einen Tisch eingeladen.',
    name: 'Dein Name',
    hint: 'Für die anderen sichtbar.',
    seats: 'Wie viele Plätze nimmst du?',
    sit: 'Platz nehmen',
    held: 'Du sitzt schon an diesem Tisch.',
    back: 'Zurück zu deinem Platz',
  },
})
