import { hash } from 'node:crypto';

type Inlined = { scripts: readonly string[]; styles: readonly string[] };

/** What a page may load and run: our own files, and scripts and styles in the page itself whose very text is named here. */
export function contentSecurityPolicy({ scripts, styles }: Inlined): string {
  const sources = (texts: readonly string[]) =>
    texts.map(text => ` 'sha256-${hash('sha256', text, 'base64')}'`).join('');
  return [
    "default-src 'self'",
    // Anki packages are read by SQLite, which is WebAssembly; code made of texts stays forbidden.
    `script-src 'self' 'wasm-unsafe-eval'${sources(scripts)}`,
    `style-src 'self'${sources(styles)}`,
    "img-src 'self' data:",
    // Speech arrives as base64 and is played from memory.
    "media-src 'self' blob:",
    // The service worker, and the workers that count and read files.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** One frozen object, since setting headers one by one costs more than the rest of the framework. */
export const securityHeaders: Readonly<Record<string, string>> = Object.freeze({
  'content-security-policy': contentSecurityPolicy({ scripts: [], styles: [] }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});

/** For JSON made ahead: it is no page, so there is nothing to load and nothing to frame (OWASP's advice for APIs). */
export const dataHeaders: Readonly<Record<string, string>> = Object.freeze({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
});

/** Sent where a proxy says that the visitor came by TLS. Neighbours of our name may have none, so it is for this name alone. */
export const STRICT_TRANSPORT = 'max-age=31536000';
