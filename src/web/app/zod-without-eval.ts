/*
 * zod tries `new Function` to compile its schemas, which the content security policy of every page refuses and reports. This
 * must be set before the first schema is made, so root.tsx imports it first. zod reads its settings from this global
 * (zod/v4/core/core.ts); calling its `config` would bring zod to pages that have no use for it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
