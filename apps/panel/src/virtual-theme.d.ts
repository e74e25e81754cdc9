// Written by vite.config.mts.
declare module 'virtual:theme.css';
