/** PostgreSQL settings by name, as in postgresql.conf. */
export type ServerSettings = Readonly<Record<string, string>>

/** Sized for a machine with 1–2 GB that also runs everything else. Callers may change these. */
const tuning: ServerSettings = {
  shared_buffers: '96MB',
  max_connections: '60',
  work_mem: '8MB',
  maintenance_work_mem: '48MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  max_wal_size: '512MB',
  min_wal_size: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Short queries on few cores: parallel workers and JIT cost more than they bring.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_worker_processes: '4',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  io_method: 'sync',
  jit: 'off',
  // Containers give /dev/shm 64 MB; files in the data folder have no such limit.
  dynamic_shared_memory_type: 'mmap',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Keys in error details are people's names and addresses; the client gets them anyway.
  log_error_verbosity: 'terse',
  log_rotation_size: '4MB',
  // The passwords have 256 random bits, which no number of rounds makes harder to guess.
  scram_iterations: '1',
}

/**
 * Builds the command line of the server. What keeps it private (no TCP, its socket folder) and what the launcher relies
 * on cannot be changed by the caller.
 */
export function serverArguments(options: {
  readonly dataDirectory: string
  readonly socketFolder: string
  readonly port: number
  readonly mark: string
  readonly settings: ServerSettings
}): string[] {
  const fixed: ServerSettings = {
    listen_addresses: '',
    unix_socket_directories: options.socketFolder,
    unix_socket_permissions: '0700',
    port: String(options.port),
    cluster_name: options.mark,
    logging_collector: 'on',
    log_destination: 'stderr',
    log_directory: 'log',
    log_filename: 'server-%Y%m%d-%H%M%S.log',
    log_file_mode: '0600',
    log_rotation_age: '0',
  }
  const all = { ...tuning, ...options.settings, ...fixed }
  return ['-D', options.dataDirectory, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
