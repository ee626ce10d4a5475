import type { Translation } from '@vireo/contracts/kit'
import type { identityWords } from './words.ts'

export const identityGerman: Translation<typeof identityWords> = {
  notYou: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Es hat sich nichts geändert.',
  verifyEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist. Der Link gilt einmal, einen Tag lang.',
    notYou: 'Wenn Sie kein Vireo-Konto angelegt haben, brauchen Sie nichts zu tun.',
    action: 'E-Mail-Adresse bestätigen',
  },
  accountExists: {
    subject: 'Sie haben schon ein Vireo-Konto',
    text: 'Jemand hat diese E-Mail-Adresse eingegeben, um ein Konto anzulegen oder zu bestätigen. Sie haben schon eines: Melden Sie sich an, oder wählen Sie ein neues Passwort, wenn Sie Ihres vergessen haben.',
    action: 'Anmelden',
  },
  noAccount: {
    subject: 'Zu dieser Adresse gibt es kein Vireo-Konto',
    text: 'Jemand hat einen Link angefordert, um sich beim Konto dieser E-Mail-Adresse anzumelden oder es zu bestätigen, aber es gibt keines. Vielleicht haben Sie sich mit einer anderen Adresse registriert.',
    action: 'Konto erstellen',
  },
  resetPassword: {
    subject: 'Wählen Sie ein neues Passwort',
    text: 'Jemand hat ein neues Passwort für Ihr Konto angefordert. Der Link gilt einmal, eine Stunde lang. Danach sind Sie überall abgemeldet.',
    notYou: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    action: 'Neues Passwort wählen',
  },
  choosePassword: {
    text: 'Ihre E-Mail-Adresse ist bestätigt. Mit ihr war mehr als ein Konto angelegt worden, deshalb ist niemand mehr angemeldet, der das Konto vorher benutzt hat, und kein Passwort und kein API-Schlüssel von vorher gilt noch.',
    advice: 'Wählen Sie ein Passwort, um sich anzumelden. Der Link gilt einmal, einen Tag lang.',
  },
  passwordReset: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde über einen Link geändert, den wir an diese Adresse geschickt hatten. Sie sind überall abgemeldet.',
    endedKeys: (count) =>
      `API-Schlüssel, die damit erloschen sind: ${count}. Programme, die sie benutzt haben, brauchen neue.`,
    notYou:
      'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort, und sorgen Sie dafür, dass niemand sonst Ihre E-Mails liest.',
  },
  passwordChanged: {
    subject: 'Ihr Vireo-Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde geändert, und alle anderen Browser wurden abgemeldet.',
    notYou: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück.',
  },
  emailAccess: {
    subject: 'Bestätigen Sie, dass Sie es sind',
    text: 'Jemand, der bei Ihrem Konto angemeldet ist, möchte etwas tun, das einen frischen Nachweis braucht. Öffnen Sie diesen Link im selben Browser und versuchen Sie es dann noch einmal. Er gilt einmal, 15 Minuten lang.',
    notYou: 'Wenn Sie das nicht waren, öffnen Sie ihn nicht, und wählen Sie ein neues Passwort.',
    action: 'Bestätigen',
  },
  emailChange: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Öffnen Sie diesen Link, während Sie angemeldet sind, um diese Adresse von nun an für Ihr Konto zu verwenden. Er gilt einmal, einen Tag lang.',
    action: 'Diese Adresse verwenden',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: (email) => `Die Adresse Ihres Kontos ist jetzt ${email}.`,
    notYou:
      'Wenn Sie das nicht waren, machen Sie es mit diesem Link rückgängig. Er gilt einmal, sieben Tage lang, und meldet alle ab.',
    action: 'Rückgängig machen',
  },
  secondFactor: {
    subject: 'Der Schutz Ihres Vireo-Kontos hat sich geändert',
    news: {
      'enabled-totp': 'Eine Authenticator-App wurde als zweiter Schritt der Anmeldung bei Ihrem Konto eingerichtet.',
      'enabled-sms': 'Ein Telefon wurde als zweiter Schritt der Anmeldung bei Ihrem Konto eingerichtet.',
      'disabled-totp': 'Die Authenticator-App Ihres Kontos wurde als zweiter Schritt abgeschaltet.',
      'disabled-sms': 'Das Telefon Ihres Kontos wurde als zweiter Schritt abgeschaltet.',
      'renewed-codes': 'Für Ihr Konto wurden neue Ersatzcodes erstellt. Die früheren gelten nicht mehr.',
      'used-code': 'Mit einem Ersatzcode hat sich jemand bei Ihrem Konto angemeldet. Er gilt kein zweites Mal.',
    },
    notYou:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie Ihr Passwort und melden Sie sich überall ab.',
  },
  textCode: (code) => `${code} ist Ihr Vireo-Code. Er gilt zehn Minuten. Geben Sie ihn an niemanden weiter.`,
  supportAccess: {
    subject: 'Darf unser Support Ihr Konto einsehen?',
    text: (member, reason) =>
      `${member} bittet um vorübergehenden Zugang zu Ihrem Konto. Der genannte Grund: ${reason}`,
    terms:
      'Wenn Sie zustimmen, ist das Konto 24 Stunden lang einsehbar, und es wird nichts geändert. Sie können das jederzeit in Ihren Sicherheitseinstellungen beenden.',
    notExpected: 'Wenn Sie das nicht erwartet haben, tun Sie nichts.',
    action: 'Anfrage beantworten',
  },
}
