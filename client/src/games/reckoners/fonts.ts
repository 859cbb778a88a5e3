import latin from '@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2?url'
import latinExt from '@fontsource-variable/big-shoulders/files/big-shoulders-latin-ext-wght-normal.woff2?url'
import { typeface } from '../../lib/typeface'

typeface('Big Shoulders', '100 900', latin, latinExt)
