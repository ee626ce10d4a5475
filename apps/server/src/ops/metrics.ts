import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { watchLoop } from './loop-watch.ts'

/** Creates the counters and timings of the process in Prometheus' format. */
export function createMetrics(app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'vireo_' })
  const requests = new Histogram({
    name: 'vireo_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    requests.observe({ method: request.method, route, status: String(reply.raw.statusCode) }, reply.elapsedTime / 1000)
  })
  addRefusals(app, registry)
  app.addHook('onClose', addLoop(registry))
  return registry
}

function addRefusals(app: FastifyInstance, registry: Registry): void {
  const refusals = new Counter({
    name: 'vireo_refusals_total',
    help: 'Requests and sockets that were turned away for being too much, by the limit that was reached and its scope.',
    labelNames: ['limit', 'scope'],
    registers: [],
    collect() {
      this.reset()
      for (const { limit, scope, count } of app.refusals.list()) this.inc({ limit, scope }, count)
    },
  })
  registry.registerMetric(refusals)
}

function addLoop(registry: Registry): () => Promise<void> {
  let busiest = 0
  const lag = new Histogram({
    name: 'vireo_event_loop_late_seconds',
    help: 'How late the event loop came round, looked at every 10 ms; a busy machine counts too.',
    buckets: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [registry],
  })
  const busy = new Gauge({
    name: 'vireo_event_loop_busy_max_seconds',
    help: 'Most processor time that the main thread used between two looks, 10 ms or a turn of its loop apart, since the last scrape.',
    registers: [],
    collect() {
      this.set(busiest)
      busiest = 0
    },
  })
  registry.registerMetric(busy)
  const stop = watchLoop(({ lagSeconds, busySeconds }) => {
    lag.observe(lagSeconds)
    busiest = Math.max(busiest, busySeconds)
  })
  return async () => stop()
}
