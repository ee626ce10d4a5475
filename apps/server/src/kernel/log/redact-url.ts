const secretParameters =
  /([?&](?:authorization|token|key|code|state|answer|single_use_token|xi-api-key|xi_api_key|verification_?code|oobCode|internalCode|sensitiveActionVerificationCode|invite_code|sign_in_request_verification_code)=)[^&#\s"]*/gi

/** 256 bits in a path are there to open a door: hosted pages and public links have nothing else that protects them. */
const secretSegment = /([/~])[\w-]{43}(?=[/?#\s"\\]|$)/g

/** Cuts what opens doors out of an address: browsers cannot give a socket headers, and links carry codes. */
export function redactUrl(text: string): string {
  return text.replaceAll(secretParameters, '$1[redacted]').replaceAll(secretSegment, '$1[redacted]')
}
