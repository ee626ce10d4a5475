import type { usageErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const usageErrorsGerman: Readonly<Record<keyof typeof usageErrors, string>> = {
  insufficient_credits: 'Diese Anfrage braucht mehr Credits, als übrig sind.',
  usage_limit_exceeded:
    'Ihr Arbeitsbereich lässt Sie in diesem Zeitraum keine weiteren Credits verbrauchen. Fragen Sie einen seiner Admins.',
  concurrent_limit_exceeded: 'In diesem Tarif laufen zu viele Anfragen gleichzeitig.',
  api_key_limit_exceeded: 'Dieser API-Schlüssel hat seine Credit-Grenze erreicht.',
  invalid_time_range: 'Der gewünschte Zeitraum kann nicht verwendet werden.',
}
