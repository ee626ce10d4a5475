// Runs before the first paint, so that a dark page never flashes light.
try {
  document.documentElement.dataset.theme = localStorage.getItem('color-theme') === 'dark' ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}

// Until the app has come its frame stands in its place, as wide as it was left; where nobody is signed in, a quiet card.
document.documentElement.dataset.arriving = /^\/app(?!\/(?:sign-in|sign-up|action|sso)(?:\/|$))(?:\/|$)/.test(
  location.pathname,
)
  ? 'app'
  : 'elsewhere'
try {
  document.documentElement.dataset.sidebar =
    localStorage.getItem('vireo.sidebar-collapsed') === 'true' ? 'icons' : 'wide'
} catch {
  // Nothing was kept: it is wide.
}

// The content security policy forbids code made from strings. The schema library tries whether it may as soon as
// the first schema is made, so it has to be told before any module runs.
globalThis.__zod_globalConfig = { jitless: true }
