# One image for every role: PROCESS_MODE = all (with the embedded database in /data), web or worker.
#   docker build -t satchel . && docker run --init -p 127.0.0.1:3000:3000 -v satchel:/data satchel
# It runs without root, also with `--read-only --tmpfs /tmp`.

# A tag follows Debian's security updates; a digest never changes. To pin and commit a digest:
#   docker pull debian:bookworm-slim
#   sed -i "s|^ARG BASE=.*|ARG BASE=$(docker image inspect --format '{{index .RepoDigests 0}}' debian:bookworm-slim)|" Dockerfile
ARG BASE=debian:bookworm-slim

FROM $BASE AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates npm \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# Before the code, so that a change of the code does not reinstall the packages.
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup scripts/setup
RUN node -e "import('./scripts/setup/npm-packages.mjs').then((setup) => setup.installNpmPackages({ development: false }))"
# Libraries for other systems: 220 MB.
RUN rm -rf node_modules/onnxruntime-node/bin/napi-v6/darwin node_modules/onnxruntime-node/bin/napi-v6/win32
COPY . .
RUN npm run build

FROM $BASE
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY package.json ./
COPY scripts scripts
COPY content content
COPY src src
# The engines' programs, as listed in src/tools/packages.index.ts.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libatomic1 \
  && node_modules/.bin/node scripts/install-system-packages.ts \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /app/build build
RUN useradd --system --uid 990 --user-group --no-create-home --shell /usr/sbin/nologin satchel \
  && install --directory --owner satchel --group satchel --mode 0700 /data
USER satchel
VOLUME /data
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000 PROCESS_MODE=all PATH=/app/node_modules/.bin:$PATH
EXPOSE 3000
# A worker alone answers no requests: disable this for it.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "src/main.ts"]
