import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('./**/*.svelte', { query: '?raw', import: 'default', eager: true })

// Svelte sets `style:` directives and styles with an expression through CSSOM, which the content security policy allows;
// a style that is all text it leaves to the browser's parser, which the policy refuses.
const refused = /\sstyle=(?:"[^"{]*"|'[^'{]*')/

test('a component has no style attribute that the content security policy refuses', () => {
  expect(Object.keys(sources)).not.toHaveLength(0)
  expect(Object.keys(sources).filter((path) => refused.test(sources[path] ?? ''))).toEqual([])
})
