# Built with all packages, run with those of run time only, by an account without rights, on a file system that may be read-only:
# everything that changes lies in /data.
FROM node:22-bookworm-slim AS build
WORKDIR /slova
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/prepare.mjs').then(({ build }) => build())"
# The same folder again with what it needs at run time.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /slova
COPY --from=build /slova/package.json ./
COPY --from=build /slova/node_modules ./node_modules
COPY --from=build /slova/dist ./dist
COPY --from=build /slova/server/database/migrations ./server/database/migrations
COPY --from=build /slova/languages ./languages
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "dist/node/server/main.js"]
