// Runs before the first paint, so that a dark page never flashes light.
try {
  document.documentElement.dataset.theme = localStorage.getItem('color-theme') === 'dark' ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}

// The content security policy forbids code made from strings. The schema library tries whether it may as soon as
// the first schema is made, so it has to be told before any module runs.
globalThis.__zod_globalConfig = { jitless: true }
