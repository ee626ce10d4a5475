// Runs before the first paint, so that samples in another language never flash.
try {
  document.documentElement.dataset['language'] = localStorage.getItem('sample-language') ?? 'curl'
} catch {
  document.documentElement.dataset['language'] = 'curl'
}
