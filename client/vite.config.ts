import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { fluent } from './fluent.ts'

/** Of what a part of the page needs, what the page does not begin with; a part that needs nothing else is fetched as it is. */
function beyondStart(files: string[]): string[] {
  const needed = files.filter((file) => !/\/(index|index-client|rolldown-runtime)-[\w-]{8}\.\w+$/.test(file))
  return needed.length > 1 ? needed : []
}

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  base: './', // addresses relative to the page: the server may live under a sub-path
  plugins: [svelte(), fluent(), icons({ compiler: 'svelte', scale: 1 })],
  build: {
    outDir: '../src/ludotek/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // a data: address would need an exception in the content security policy
    license: { fileName: 'licenses.md' },
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : beyondStart(files)) },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] }, // the words lie beside the engine
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
