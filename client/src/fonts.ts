/** Inter for all that is read, Fraunces for titles. */

import titles from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import titlesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url'
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import textExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import { typeface } from './lib/typeface'

typeface('Inter', '100 900', text, textExt)
typeface('Fraunces', '100 900', titles, titlesExt)
