import type { RuleSet } from '../fingerprint-format';

/**
 * Libraries and form services by the files that pages load from a public CDN or from a folder of their own. Patterns are
 * whole file names or package names, because short ones such as `aos` are parts of others.
 */
export const BROWSER_LIBRARY_RULES: RuleSet = {
  'Alpine.js': { scriptSrc: '/alpinejs(?:@|/)' },
  'Animate.css': { dom: 'link[href*="/animate.css"], link[href*="/animate.min.css"]' },
  'anime.js': {
    scriptSrc: '/animejs(?:@|/)|/anime(?:\\.min)?\\.js',
  },
  AOS: {
    scriptSrc: '/aos(?:@[^/]+)?/(?:dist/)?aos\\.js|/aos(?:\\.min)?\\.js',
    dom: 'link[href$="/aos.css"]',
  },
  'Barba.js': { scriptSrc: '@barba/core|/barba(?:\\.umd)?(?:\\.min)?\\.js' },
  Boxicons: {
    categories: ['Font scripts'],
    description: 'Boxicons is a set of icons for the web.',
    dom: 'link[href*="/boxicons"]',
  },
  'Chart.js': { scriptSrc: '/chart\\.js(?:@|/)|/chart(?:\\.umd)?(?:\\.min)?\\.js' },
  CookieConsent: {
    categories: ['Cookie compliance'],
    description: 'CookieConsent asks visitors for their consent to cookies.',
    scriptSrc: '/orestbida/cookieconsent@|/vanilla-cookieconsent(?:@|/)|/cookieconsent\\.(?:umd|esm)\\.js',
  },
  'Embla Carousel': {
    categories: ['JavaScript libraries'],
    description: 'Embla Carousel is a JavaScript library for carousels.',
    scriptSrc: '/embla-carousel(?:@|/|\\.umd)',
  },
  EmailJS: {
    categories: ['Email'],
    description: 'EmailJS sends email from a page in the browser.',
    scriptSrc: '/@emailjs/browser|/emailjs-com(?:@|/)|/emailjs(?:\\.min)?\\.js',
    scripts: '\\bemailjs\\.(?:init|send|sendForm)\\(',
  },
  'Feather Icons': {
    categories: ['Font scripts'],
    description: 'Feather is a set of icons for the web.',
    scriptSrc: '/feather-icons(?:@|/|$)|/feather(?:\\.min)?\\.js',
  },
  FancyBox: {
    scriptSrc: '/@fancyapps/|/fancybox(?:\\.umd)?(?:\\.min)?\\.js|/jquery\\.fancybox\\b',
    dom: 'link[href*="/jquery.fancybox"], link[href*="/fancybox.css"], link[href*="/fancybox.min.css"]',
  },
  Finsweet: {
    categories: ['JavaScript libraries'],
    description: 'Finsweet has scripts that add attributes to sites made with Webflow.',
    scriptSrc: '/@finsweet/',
    implies: 'Webflow',
  },
  flatpickr: {
    categories: ['JavaScript libraries'],
    description: 'flatpickr is a JavaScript library for choosing dates.',
    scriptSrc: '/flatpickr(?:@|/|(?:\\.min)?\\.js)',
  },
  Flickity: { scriptSrc: '/flickity(?:\\.pkgd)?(?:\\.min)?\\.js' },
  'Font Awesome': {
    dom: 'link[href*="/fontawesome"], link[href*="font-awesome"], link[href*=".fontawesome.com/"]',
  },
  Formspree: {
    categories: ['Email'],
    description: 'Formspree receives the forms of static sites.',
    dom: 'form[action*="//formspree.io/"]',
  },
  FormSubmit: {
    categories: ['Email'],
    description: 'FormSubmit receives the forms of static sites and sends them by email.',
    dom: 'form[action*="//formsubmit.co/"]',
  },
  'Glide.js': {
    categories: ['JavaScript libraries'],
    description: 'Glide.js is a JavaScript library for sliders.',
    scriptSrc: '/@glidejs/|/glide(?:\\.min)?\\.js',
  },
  GLightbox: {
    categories: ['JavaScript libraries'],
    description: 'GLightbox is a JavaScript library that shows pictures and videos above a page.',
    scriptSrc: '/glightbox(?:@|/|(?:\\.min)?\\.js)',
  },
  GSAP: {
    scriptSrc: '/gsap(?:@|/|(?:\\.min)?\\.js)',
    scripts: '\\bgsap\\.(?:to|from|fromTo|timeline|registerPlugin)\\(',
  },
  Ionicons: { scriptSrc: '/ionicons(?:@|/|(?:\\.esm)?\\.js)' },
  Isotope: { scriptSrc: '/isotope-layout(?:@|/)|/(?:jquery\\.)?isotope(?:\\.pkgd)?(?:\\.min)?\\.js' },
  Jarallax: {
    categories: ['JavaScript graphics'],
    description: 'Jarallax is a JavaScript library for backgrounds that move slower than the page.',
    scriptSrc: '/jarallax(?:@|/|(?:\\.min)?\\.js)',
  },
  Leaflet: { dom: 'link[href*="/leaflet.css"]' },
  Lenis: { scriptSrc: '/(?:@studio-freight/)?lenis(?:@|/|(?:\\.min)?\\.js)', dom: 'html.lenis' },
  lightGallery: {
    categories: ['JavaScript libraries'],
    description: 'lightGallery is a JavaScript library for galleries of pictures and videos.',
    scriptSrc: '/lightgallery(?:@|/|(?:\\.umd|\\.min)*\\.js)',
  },
  'Locomotive Scroll': {
    categories: ['JavaScript libraries'],
    description: 'Locomotive Scroll is a JavaScript library for smooth scrolling.',
    scriptSrc: '/locomotive-scroll(?:@|/|(?:\\.min)?\\.js)',
  },
  Lottie: {
    categories: ['JavaScript graphics'],
    description: 'Lottie plays animations that were made with Adobe After Effects.',
    scriptSrc: '/lottie-web(?:@|/)|/bodymovin(?:/|(?:\\.min)?\\.js)|/lottie(?:_light|_svg)?(?:\\.min)?\\.js',
    dom: 'lottie-player, dotlottie-player',
  },
  Lucide: {
    categories: ['Font scripts'],
    description: 'Lucide is a set of icons for the web.',
    scriptSrc: '/lucide(?:@|/|(?:\\.min)?\\.js)',
  },
  'jQuery Cycle': {
    categories: ['JavaScript libraries'],
    description: 'jQuery Cycle is a plugin of jQuery for slide shows.',
    scriptSrc: '/jquery\\.cycle2?(?:\\.all|\\.lite)?(?:\\.min)?\\.js',
    implies: 'jQuery',
  },
  'jQuery Tools': {
    categories: ['JavaScript libraries'],
    description: 'jQuery Tools is a library of controls for jQuery.',
    scriptSrc: '/jquery\\.tools(?:\\.min)?\\.js',
    implies: 'jQuery',
  },
  'Magnific Popup': {
    categories: ['JavaScript libraries'],
    description: 'Magnific Popup is a plugin of jQuery that shows pictures and forms above a page.',
    scriptSrc: '/(?:jquery\\.)?magnific-popup(?:@|/|(?:\\.min)?\\.js)',
    implies: 'jQuery',
  },
  Masonry: {
    categories: ['JavaScript libraries'],
    description: 'Masonry is a JavaScript library for layouts of tiles.',
    scriptSrc: '/masonry-layout(?:@|/)|/masonry(?:\\.pkgd)?(?:\\.min)?\\.js',
  },
  'Material Icons': {
    categories: ['Font scripts'],
    description: 'Material Icons is a set of icons by Google.',
    dom: 'link[href*="family=Material+Icons"], link[href*="family=Material+Symbols"]',
  },
  Mobirise: { dom: 'link[href*="/mobirise/css/"]' },
  'Nice Select': {
    categories: ['JavaScript libraries'],
    description: 'Nice Select is a plugin of jQuery that styles lists to choose from.',
    scriptSrc: '/(?:jquery\\.)?nice-select2?(?:\\.min)?\\.js',
  },
  'OWL Carousel': {
    scriptSrc: '/owl-?carousel(?:@|/|(?:\\.min)?\\.js)',
    dom: 'link[href*="/owl-carousel"], link[href*="/owl.carousel"]',
  },
  OpenStreetMap: { scripts: '\\btile\\.openstreetmap\\.org/' },
  'Phosphor Icons': {
    categories: ['Font scripts'],
    description: 'Phosphor Icons is a set of icons for the web.',
    scriptSrc: '/@phosphor-icons/',
    dom: 'link[href*="/@phosphor-icons/"]',
  },
  Popper: { scriptSrc: '/popper\\.js@' },
  PhotoSwipe: { scriptSrc: '/photoswipe(?:@|/|(?:-lightbox)?(?:\\.umd|\\.esm)?(?:\\.min)?\\.js)' },
  Plyr: { scriptSrc: '/plyr(?:@|/|(?:\\.polyfilled)?(?:\\.min)?\\.js)' },
  'Remix Icon': {
    categories: ['Font scripts'],
    description: 'Remix Icon is a set of icons for the web.',
    dom: 'link[href*="/remixicon"]',
  },
  ScrollMagic: { scriptSrc: '/scrollmagic(?:@|/|(?:\\.min)?\\.js)' },
  ScrollTrigger: {
    categories: ['JavaScript libraries'],
    description: 'ScrollTrigger is a plugin of GSAP for animations that follow the scrolling.',
    scriptSrc: '/scrolltrigger(?:\\.min)?\\.js',
    implies: 'GSAP',
  },
  scrollreveal: {
    scriptSrc: '/scrollreveal(?:@|/|(?:\\.min)?\\.js|$)',
  },
  Slick: { scriptSrc: '/slick-carousel(?:@|/)' },
  'Slider Revolution': {
    scriptSrc: '/revslider/|/revolution/js/|/jquery\\.themepunch\\.',
    dom: 'rs-module, rs-module-wrap, .rev_slider',
    meta: { generator: '^Powered by Slider Revolution' },
  },
  Splide: {
    categories: ['JavaScript libraries'],
    description: 'Splide is a JavaScript library for sliders.',
    scriptSrc: '/@splidejs/|/splide(?:\\.min)?\\.js',
  },
  Superfish: {
    categories: ['JavaScript libraries'],
    description: 'Superfish is a plugin of jQuery for drop-down menus.',
    scriptSrc: '/superfish(?:\\.min)?\\.js',
    implies: 'jQuery',
  },
  SweetAlert2: {
    scriptSrc: '/sweetalert2(?:@|/|(?:\\.all)?(?:\\.min)?\\.js)',
  },
  Swiper: {
    scriptSrc: '/swiper(?:@|/|-bundle(?:\\.min)?\\.js)',
    dom: '.swiper-wrapper > .swiper-slide',
  },
  'three.js': {
    scriptSrc: '/three(?:@|\\.js/r?\\d)|/three(?:\\.module)?(?:\\.min)?\\.js',
  },
  tsParticles: {
    categories: ['JavaScript graphics'],
    description: 'tsParticles is a JavaScript library for animated particles.',
    scriptSrc: '/tsparticles(?:-\\w+)?(?:@|/|(?:\\.bundle)?(?:\\.min)?\\.js)',
  },
  'Typed.js': {
    categories: ['JavaScript libraries'],
    description: 'Typed.js is a JavaScript library that shows text as if it were typed.',
    scriptSrc: '/typed\\.js(?:@|/)|/typed(?:\\.umd)?(?:\\.min)?\\.js',
  },
  'vanilla-tilt.js': {
    categories: ['JavaScript graphics'],
    description: 'vanilla-tilt.js is a JavaScript library that tilts elements below the pointer.',
    scriptSrc: '/vanilla-tilt(?:@|/|(?:\\.min)?\\.js)',
  },
  VenoBox: {
    categories: ['JavaScript libraries'],
    description: 'VenoBox is a JavaScript library that shows pictures and videos above a page.',
    scriptSrc: '/venobox(?:@|/|(?:\\.min)?\\.js)',
    dom: 'link[href*="/venobox"]',
  },
  Waypoints: {
    categories: ['JavaScript libraries'],
    description: 'Waypoints is a JavaScript library that calls functions at positions of the scrolling.',
    scriptSrc: '/(?:jquery\\.)?waypoints(?:@|/|(?:\\.min)?\\.js)',
  },
  Web3Forms: {
    categories: ['Email'],
    description: 'Web3Forms receives the forms of static sites and sends them by email.',
    dom: 'form[action*="//api.web3forms.com/"]',
    scripts: '//api\\.web3forms\\.com/',
  },
  'WOW.js': {
    categories: ['JavaScript graphics'],
    description: 'WOW.js animates what comes into view, with Animate.css.',
    scriptSrc: '/wow(?:\\.min)?\\.js',
  },
};
