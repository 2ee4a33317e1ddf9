# Stage 1 builds with everything; stage 2 holds what runs, and nothing else.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .puppeteerrc.cjs ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
# Without the compiled packages: Node keeps them for each user, and this is another one.
RUN NODE_ENV=production node scripts/build.mjs && rm -r dist/compile-cache

FROM node:24-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .puppeteerrc.cjs ./
# Without the optional ones: they are a second Node, and the base image has one.
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund --loglevel=error && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /site
COPY --from=dependencies /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY public ./public
COPY content ./content
# What visitors send waits here until the provider has it: mount a volume that outlives the container. It is open to the
# group 0 too: clusters that choose a user by themselves put it there.
RUN mkdir var dist/compile-cache && chown 1000:0 var dist/compile-cache && chmod 770 var
VOLUME /site/var
# `node`, by number: `runAsNonRoot` of an orchestrator cannot look up a name.
USER 1000:1000
# This start leaves the compiled packages behind for all others (docs/decisions/0030).
RUN PORT=0 ADMIN_PORT=0 DATA_DIR=/tmp/first timeout --preserve-status 5 node --max-semi-space-size=4 dist/server.js && rm -rf /tmp/first
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Exec form: node is PID 1 and gets the signals itself. MiB of each half of the young generation: at Node's own 16 the heap
# stays at what the start has needed, 190 MB resident instead of 150, and renders are no faster. `npm start` reads this line.
CMD ["node", "--max-semi-space-size=4", "dist/server.js"]
