import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { preferCompressed } from './compressed-files';
import { PanelError } from './panel-error';

/** What apps/panel builds. The path is the same from sources and from build output. */
const PAGES = path.resolve(__dirname, '../../../panel/dist');

const pageHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
});

const requireRead: RequestHandler = (request, _response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else throw new PanelError('not_found', 'There is no such page.');
};

/** Serves the reference of the API: one page, whose scripts are among the panel's files. */
export function createReference(folder = PAGES): RequestHandler[] {
  return [
    pageHeaders,
    (_request, response, next) => {
      response.sendFile('docs.html', { root: folder, cacheControl: false }, (error) => {
        if (error !== undefined) next(error);
      });
    },
  ];
}

/** Serves the panel's files, whose names change with their content, and its one page for every other path. */
export function createPages(folder = PAGES): Router {
  const router = Router({ caseSensitive: true });
  router.use(requireRead, pageHeaders);
  const assets = path.join(folder, 'assets');
  router.use(
    '/assets',
    preferCompressed(assets),
    express.static(assets, {
      index: false,
      redirect: false,
      fallthrough: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  router.use(express.static(folder, { index: false, redirect: false, cacheControl: false }));
  router.use((_request, response, next) => {
    // The page keeps the header `Cache-Control: no-store` of every response.
    response.sendFile('index.html', { root: folder, cacheControl: false }, (error) => {
      if (error !== undefined) next(error);
    });
  });
  return router;
}
