import latin600 from '@fontsource/grenze/files/grenze-latin-600-normal.woff2?url'
import latin700 from '@fontsource/grenze/files/grenze-latin-700-normal.woff2?url'
import latinExt600 from '@fontsource/grenze/files/grenze-latin-ext-600-normal.woff2?url'
import latinExt700 from '@fontsource/grenze/files/grenze-latin-ext-700-normal.woff2?url'
import { typeface } from '../../lib/typeface'

typeface('Grenze', '600', latin600, latinExt600)
typeface('Grenze', '700', latin700, latinExt700)
