import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { theme, variables } from './src/theme';

const THEME_CSS = 'virtual:theme.css';

/**
 * Writes the theme's CSS variables into the style sheet. Mantine would put them into a style element while the page
 * runs, which the Content-Security-Policy forbids.
 */
function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === THEME_CSS ? `\0${THEME_CSS}` : null),
    load: (id) => {
      if (id !== `\0${THEME_CSS}`) return null;
      const merged = mergeMantineTheme(DEFAULT_THEME, theme);
      const { variables: shared, light, dark } = defaultCssVariablesResolver(merged);
      return convertCssVariables({
        variables: { ...shared, ...variables.shared },
        light: { ...light, ...variables.light, '--mantine-color-scheme': 'light' },
        dark: { ...dark, ...variables.dark, '--mantine-color-scheme': 'dark' },
      });
    },
  };
}

export default defineConfig({
  base: '/panel/',
  plugins: [
    themeCss(),
    react(),
    // The API serves these forms to browsers that accept them. Below 1 KB they save nothing.
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /^assets\/.*\.(?:css|js)$/,
      threshold: 1_024,
    }),
  ],
  build: {
    target: 'es2022',
    // A data URL would need its own place in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: 'licences.md' },
    // The reference of the API is one library of this size.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: { input: ['index.html', 'docs.html'] },
  },
});
