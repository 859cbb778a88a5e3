import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { fluent } from './fluent.ts'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  base: './', // addresses relative to the page: the server may live under a sub-path
  plugins: [svelte(), fluent(), icons({ compiler: 'svelte', scale: 1 })],
  build: {
    outDir: '../src/ludotek/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // a data: address would need an exception in the content security policy
    license: { fileName: 'licenses.md' },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] }, // the words lie beside the engine
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
