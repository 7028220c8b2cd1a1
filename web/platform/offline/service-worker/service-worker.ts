import { SHARE_PATH } from '#contract/address.ts';
import { keepShared } from '../shared/shared-content.ts';
import type { Build, PageFiles } from './build.ts';
import { answerPress, showReminder } from './reminders.ts';
import { renewDevice } from './renew-device.ts';
import { answerFile, answerPage, installBuild, isForGood, isPage, keepUsed, takeOver } from './site-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const BUILD: Build;

/**
 * What the page works with while there is no connection: its shell and its files. What people and the catalogue say is stored by the
 * page itself (`response-cache/`), which knows whose it is. A new version takes over at once: the files of the one before stay, so open
 * pages go on with theirs, and are told that there is a newer one.
 */
self.addEventListener('install', event => {
  event.waitUntil(installBuild(BUILD).then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  event.waitUntil(activate());
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === SHARE_PATH) event.respondWith(keepShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(answerPage(BUILD, request, event.preloadResponse));
  } else if (isForGood(pathname)) event.respondWith(answerFile(pathname));
});

/** A page tells what it has used and is made of, and hears whether there is a newer version of it; one that is not served yet is from now on. */
self.addEventListener('message', event => {
  const { used = [], scripts = [] } = (event.data ?? {}) as Partial<PageFiles>;
  event.waitUntil(Promise.all([keepUsed(BUILD, used), self.clients.claim(), renewDevice(self.registration)]));
  event.source?.postMessage({ isOld: scripts.some(path => !BUILD.files.includes(path)) });
});

/** Reminders, which come while no page is open. */
self.addEventListener('push', event => {
  event.waitUntil(showReminder(self.registration, event.data?.text()));
});

self.addEventListener('pushsubscriptionchange', event => {
  event.waitUntil(renewDevice(self.registration));
});

self.addEventListener('notificationclick', event => {
  event.waitUntil(answerPress(self, event));
});

async function activate(): Promise<void> {
  await takeOver(BUILD);
  // The request for the page goes out while the worker wakes up.
  await self.registration.navigationPreload?.enable().catch(() => undefined);
  await self.clients.claim();
}
