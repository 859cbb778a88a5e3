import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  base: './', // addresses relative to the page: the server may live under a sub-path
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 })],
  build: {
    outDir: '../src/ludotek/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // a data: address would need an exception in the content security policy
    license: { fileName: 'licenses.md' },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
