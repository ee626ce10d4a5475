// Runs in the page before anything of it: keeps what the browser notices while it loads.
globalThis.__seen = { lcp: 0, fcp: 0, shifts: [], tasks: [], events: [] }
const observe = (type, take, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
observe('largest-contentful-paint', ({ startTime }) => (globalThis.__seen.lcp = startTime))
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') globalThis.__seen.fcp = startTime
})
observe('longtask', ({ startTime, duration }) => globalThis.__seen.tasks.push({ startTime, duration }))
observe('event', ({ name, duration }) => globalThis.__seen.events.push({ name, duration }), { durationThreshold: 16 })
observe('layout-shift', ({ value, hadRecentInput, startTime, sources }) => {
  if (hadRecentInput) return
  const moved = (sources ?? []).map(({ node, previousRect, currentRect }) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    return `${element?.tagName ?? '?'}.${String(element?.className ?? '').slice(0, 60)} y ${previousRect.y}→${currentRect.y} h ${previousRect.height}→${currentRect.height}`
  })
  globalThis.__seen.shifts.push({ value, startTime, moved })
})
