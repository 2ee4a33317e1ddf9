# Stage 1 builds with everything; stage 2 holds what runs, and nothing else.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .puppeteerrc.cjs ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
# The bundle once more by the Node that will run it: the build has one of its own, and what V8 compiles holds for one V8.
RUN node scripts/build.mjs && node --disable-warning=ExperimentalWarning scripts/compileBundle.mjs

FROM node:24-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .puppeteerrc.cjs ./
# What the bundle requires at run time: all other packages are in it. Without the optional ones: they are a second Node, and
# the base image has one. And without what only debuggers and editors read, half of their bytes.
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund --loglevel=error && npm cache clean --force \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.[cm]ts' -o -name '*.d.ts' \) -delete

FROM node:24-bookworm-slim
# Two arenas of glibc's allocator: with one for each thread, what packs pages keeps some 30 MB that nobody uses. From so many
# bytes on a piece is the system's again as soon as it is free: glibc would raise that by itself to 32 MB, and keep 30 MB more.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=300000
WORKDIR /site
COPY --from=dependencies /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY public ./public
COPY content ./content
# What visitors send waits here until the provider has it: mount a volume that outlives the container. It is open to the
# group 0 too: clusters that choose a user by themselves put it there.
RUN mkdir var && chown 1000:0 var && chmod 770 var
VOLUME /site/var
# `node`, by number: `runAsNonRoot` of an orchestrator cannot look up a name.
USER 1000:1000
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "require('http').get({ host: process.env.HOST || '127.0.0.1', port: process.env.PORT || 3000, path: '/healthz' }, (r) => process.exit(r.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# Exec form: node is PID 1 and gets the signals itself. MiB of each half of the young generation: at Node's own 16 the heap
# stays at what the start has needed, 190 MB resident instead of 150, and renders are no faster. `npm start` reads this line, and `ENV`.
CMD ["node", "--max-semi-space-size=8", "dist/server.js"]
