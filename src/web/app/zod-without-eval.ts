/*
 * zod tries `new Function` to compile schemas, which the content security policy refuses and reports. This must be set before
 * the first schema is made, so root.tsx imports it first. It sets zod's global (zod/v4/core/core.ts) because importing
 * `config` would add zod to pages that do not use it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
