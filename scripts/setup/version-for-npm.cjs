// Loaded into npm by npm-packages.mjs. npm leaves out optional packages, among them the compiled parts of sharp and Vite, that
// do not support the Node it runs on; here they are for the Node that npm installs.
Object.defineProperty(process, 'version', { value: `v${require('../../package.json').dependencies.node}` });
