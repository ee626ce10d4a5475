const executablePath = process.env['VIREO_TEST_BROWSER']

/** Says how journeys start their browser; what one of them needs besides comes after the usual arguments. */
export function launchOptions(...more: readonly string[]) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--autoplay-policy=no-user-gesture-required',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      ...more,
    ],
  }
}
