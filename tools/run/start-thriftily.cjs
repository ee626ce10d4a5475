// @ts-check
'use strict'
const { setFlagsFromString } = require('node:v8')
const { isMainThread } = require('node:worker_threads')

/*
 * Read before anything else of the server, so that starting up grows the heap as little as it can; the server ends it
 * once it is ready (`settle-memory.ts`). As an argument of Node the same flag would also shrink the young generation
 * to 1 MB for good, whatever is asked for beside it: a quarter of all requests per second went with that. Flags are
 * the whole process's, and threads read this file too: one that starts later is not to start the thrift again.
 */
if (isMainThread) setFlagsFromString('--optimize-for-size')
