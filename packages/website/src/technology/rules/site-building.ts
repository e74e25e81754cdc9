import type { RuleSet } from '../fingerprint-format';

/** What a site is built with and hosted on: frameworks, generators, builders, content systems, hosts. */
export const SITE_BUILDING_RULES: RuleSet = {
  Astro: {
    dom: 'astro-island, [data-astro-cid], script[src*="/_astro/"], link[href*="/_astro/"]',
    meta: { generator: '^Astro v' },
  },
  SvelteKit: {
    html: '<[^>]+data-sveltekit-',
    scripts: '__sveltekit_\\w+\\s*=',
    dom: 'link[href*="/_app/immutable/"]',
    implies: ['Svelte', 'Vite'],
  },
  Remix: { scripts: 'window\\.__remixContext', implies: 'React' },
  'React Router': {
    scripts: 'window\\.__reactRouterContext',
    implies: 'React',
  },
  'Next.js': {
    dom: 'script#__NEXT_DATA__',
    scriptSrc: '/_next/static/',
    scripts: 'self\\.__next_f',
    implies: 'React',
  },
  'Nuxt.js': { dom: 'script#__NUXT_DATA__', scripts: 'window\\.__NUXT__\\s*=', implies: 'Vue.js' },
  Gatsby: { dom: '#gatsby-focus-wrapper' },
  Qwik: { dom: '[q\\:container]' },
  SolidJS: {
    categories: ['JavaScript frameworks'],
    description: 'SolidJS is a library for user interfaces that updates the page without a virtual DOM.',
    scripts: '_\\$HY\\s*\\|\\|',
  },
  'TanStack Start': {
    categories: ['JavaScript frameworks', 'Web frameworks'],
    description: 'TanStack Start is a framework for full applications in React, built on TanStack Router.',
    scripts: '\\$_TSR\\b|__TSR_SSR__',
    implies: 'React',
  },
  React: { dom: '#react-root, [data-reactroot]' },
  'Vue.js': { dom: '[data-server-rendered="true"], [data-v-app]' },
  Angular: { dom: '[ng-version], [ng-server-context], [ngh]', excludes: 'AngularJS' },
  Livewire: { dom: '[wire\\:id], [wire\\:snapshot]' },
  Hotwire: {
    categories: ['JavaScript frameworks'],
    description: 'Hotwire sends HTML instead of data over the wire and updates pages with little JavaScript.',
    dom: 'turbo-frame, meta[name="turbo-cache-control"], meta[name="turbo-visit-control"]',
  },
  Stimulus: { dom: '[data-action*="->"][data-action*="#"]' },
  Htmx: { dom: '[hx-get], [hx-post], [data-hx-get], [data-hx-post]', scriptSrc: '/htmx(?:\\.min)?\\.js' },
  'Ruby on Rails': { dom: 'meta[name="csrf-param"][content="authenticity_token"]' },
  Docusaurus: { dom: '#__docusaurus' },
  VitePress: {
    categories: ['Documentation', 'Static site generator'],
    description: 'VitePress is a static site generator for documentation, made with Vite and Vue.',
    meta: { generator: '^VitePress' },
    dom: '.VPContent#VPContent, #VPSidebarNav',
    implies: ['Vue.js', 'Vite'],
  },
  Starlight: {
    categories: ['Documentation', 'Static site generator'],
    description: 'Starlight is a documentation theme and framework for Astro.',
    meta: { generator: '^Starlight v' },
    implies: 'Astro',
  },
  Mintlify: {
    categories: ['Documentation'],
    description: 'Mintlify is a hosted platform for product and API documentation.',
    headers: { 'x-mintlify-client-version': '' },
    meta: { generator: '^Mintlify' },
  },
  'Contact Form 7': {
    dom: '.wpcf7, link#contact-form-7-css, script[id^="contact-form-7-js"]',
    scriptSrc: '/plugins/contact-form-7',
  },
  WPML: {
    categories: ['WordPress plugins', 'Translation'],
    description: 'WPML is a plugin for WordPress sites in several languages.',
    meta: { generator: '^WPML\\b' },
    implies: 'WordPress',
  },
  'Site Kit': { meta: { generator: '^Site Kit by Google' }, implies: 'WordPress' },
  Publii: {
    categories: ['Static site generator'],
    description: 'Publii is a desktop program that makes static sites.',
    meta: { generator: '^Publii\\b' },
  },
  RapidWeaver: {
    categories: ['Page builders'],
    description: 'RapidWeaver is a website builder for the Mac.',
    meta: { generator: '^RapidWeaver\\b' },
  },
  Webflow: { dom: 'html[data-wf-domain], link[href*=".website-files.com/"]' },
  'Framer Sites': { meta: { generator: '^Framer\\b' }, headers: { server: '^Framer/' } },
  Squarespace: {
    scriptSrc: '(?:static1|assets)\\.squarespace\\.com/',
    dom: 'link[href*="static1.squarespace.com/static/"]',
  },
  Shopify: { dom: 'script#shopify-features', headers: { 'powered-by': '^Shopify$' } },
  Hydrogen: { headers: { 'powered-by': '^Shopify,\\s*Hydrogen' } },
  Duda: {
    dom: 'body#dmRoot',
    scriptSrc: '\\.multiscreensite\\.com/|lirp\\.cdn-website\\.com/|static\\.cdn-website\\.com/',
  },
  YOOtheme: {
    categories: ['Page builders'],
    description: 'YOOtheme Pro is a theme and page builder for WordPress and Joomla.',
    dom: 'link[href*="/templates/yootheme"], link[href*="/themes/yootheme"], script[src*="/templates/yootheme"], script[src*="/themes/yootheme"]',
  },
  Typekit: {
    scriptSrc: 'use\\.typekit\\.net/',
    dom: 'link[href*="//use.typekit.net/"], link[href*="//p.typekit.net/"]',
  },
  Bricks: { dom: 'link#bricks-frontend-css' },
  'Payload CMS': {
    categories: ['CMS'],
    description: 'Payload is an open source content management system for Next.js.',
    headers: { 'x-powered-by': '\\bPayload\\b' },
  },
  Storyblok: { dom: 'img[src*="a.storyblok.com/f/"], img[srcset*="a.storyblok.com/f/"]' },
  DatoCMS: { dom: 'img[src*="www.datocms-assets.com/"], img[srcset*="www.datocms-assets.com/"]' },
  Hygraph: {
    categories: ['CMS'],
    description:
      'Hygraph, earlier GraphCMS, is a content management system that serves content over GraphQL.',
    dom: 'img[src*="media.graphassets.com/"], img[srcset*="media.graphassets.com/"]',
  },
  Sanity: { dom: 'link[imagesrcset*="cdn.sanity.io"], meta[content^="https://cdn.sanity.io/images/"]' },
  Contentful: { dom: 'meta[content*="//images.ctfassets.net/"]' },
  Directus: { headers: { 'x-powered-by': '^Directus$' } },
  'HubSpot CMS Hub': { scriptSrc: '/hs/hsstatic/', dom: 'link[href*="/hs/hsstatic/"]' },
  Ghost: { dom: 'script[data-ghost]' },
  'Cloudflare Pages': {
    categories: ['PaaS'],
    description: 'Cloudflare Pages hosts static sites and applications on the Cloudflare network.',
    url: '^https?://[^/]+\\.pages\\.dev/',
  },
  'GitHub Pages': { headers: { server: '^GitHub\\.com$' } },
  Render: {
    categories: ['PaaS'],
    description: 'Render is a cloud platform that hosts web services, static sites and databases.',
    headers: { 'x-render-origin-server': '' },
  },
  Railway: {
    categories: ['PaaS'],
    description: 'Railway is a cloud platform that builds and runs applications and databases.',
    headers: { server: '^railway-edge$' },
  },
  'Tailwind CSS': {
    css: '--tw-(?:ring|shadow|border-spacing|gradient|backdrop)',
    dom: 'link[rel="stylesheet"][href*="/tailwind.css"], link[rel="stylesheet"][href^="tailwind.css"]',
  },
  'Radix UI': {
    categories: ['UI frameworks'],
    description: 'Radix UI is a library of accessible React components without styles of their own.',
    dom: '[data-radix-collection-item], [data-radix-popper-content-wrapper], [id^="radix-"]',
    implies: 'React',
  },
};
