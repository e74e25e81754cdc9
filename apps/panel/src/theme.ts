import { createTheme } from '@mantine/core';
import { texts } from './texts';

/** Shade 8 is the first whose contrast with white text is enough (WCAG 2.2, AA). */
const SHADE = 8;

export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: SHADE, dark: SHADE },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  headings: { fontWeight: '650', sizes: { h1: { fontSize: '1.625rem' }, h2: { fontSize: '1.125rem' } } },
  components: {
    // The library locks scrolling with a style element, which the Content-Security-Policy forbids; styles.css does it.
    Modal: { defaultProps: { lockScroll: false, centered: true } },
    Drawer: { defaultProps: { lockScroll: false } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': texts.close } } },
  },
});

/** CSS variables that differ from the library's, whose greys and reds are too light to read. */
export const variables = {
  shared: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-anchor': 'var(--mantine-color-indigo-8)',
    '--panel-background': 'var(--mantine-color-gray-0)',
    '--panel-surface': 'var(--mantine-color-white)',
    '--panel-border': 'var(--mantine-color-gray-3)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-anchor': 'var(--mantine-color-indigo-3)',
    '--panel-background': 'var(--mantine-color-dark-8)',
    '--panel-surface': 'var(--mantine-color-dark-7)',
    '--panel-border': 'var(--mantine-color-dark-5)',
  },
} as const;
