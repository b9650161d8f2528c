import type { ColumnType, Generated } from 'kysely'

/** ISO text on SQLite, timestamptz on PostgreSQL. Read it through `toInstant`. */
type EngineDate = ColumnType<string | Date, string | Date, string | Date>
/** 0 or 1 on SQLite, boolean on PostgreSQL. Read it through `Boolean()`. */
type EngineBoolean = ColumnType<number | boolean, number | boolean, number | boolean>

export interface IdentityTables {
  users: {
    id: string
    displayName: string
    /** Normalized: NFKC, trimmed, lower case. */
    email: string
    emailVerified: EngineBoolean
    photoURL: string | null
    createdAt: EngineDate
    updatedAt: EngineDate
    role: Generated<'user' | 'admin'>
    status: Generated<'active' | 'suspended'>
    /** 0 or 1. */
    online: Generated<number>
    /** Epoch milliseconds, server clock. */
    lastSeen: number | null
    bio: Generated<string>
    phone: Generated<string>
    language: 'en' | 'am' | null
    calendar: 'ethiopian' | 'gregorian' | null
    /** SHA-256 of the secret in the cookie of the browser that registered with a password. */
    registeredFrom: string | null
  }
  sessions: {
    id: string
    userId: string
    token: string
    expiresAt: EngineDate
    createdAt: EngineDate
    updatedAt: EngineDate
    ipAddress: string | null
    userAgent: string | null
    /** Epoch milliseconds of the reader's last own activity. */
    lastActiveAt: Generated<number>
    /** Epoch milliseconds after which the session is over whatever happens. */
    endsAt: Generated<number>
    /** 0 or 1: "keep me signed in". */
    keepSignedIn: Generated<number>
    /** `password`, or the redirect provider's id. */
    method: Generated<string>
    /** 0 until the browser has taken note of a redirect sign-in. */
    redirectResultTaken: Generated<number>
    /** Epoch milliseconds at which its reader last proved who they are. */
    provedAt: Generated<number>
    /** 0 or 1: it began with two factors, or one was added in it. */
    secondFactor: Generated<number>
  }
  /** The authenticator app of an account; it counts once it is confirmed. */
  authenticator_apps: {
    userId: string
    /** Encrypted with a key made from `AUTH_SECRET`. */
    sealedSecret: string
    createdAt: number
    /** Epoch milliseconds. */
    confirmedAt: number | null
    /** The last time step whose code was used: a code counts once. */
    lastStep: Generated<number>
  }
  recovery_codes: {
    userId: string
    /** SHA-256, hex. */
    codeHash: string
  }
  /** Sign-ins whose first step is done and whose second is awaited. */
  second_steps: {
    /** SHA-256 of the secret in the browser's cookie, hex. */
    stepHash: string
    userId: string
    method: string
    /** 0 or 1. */
    keepSignedIn: number
    expiresAt: number
  }
  passkeys: {
    id: string
    userId: string
    /** As the authenticator names it, base64url. */
    credentialId: string
    /** COSE, base64url. */
    publicKey: string
    counter: number
    /** JSON array. */
    transports: string
    name: string
    createdAt: number
    lastUsedAt: number | null
  }
  /** Browsers from which somebody has signed in. */
  known_devices: {
    userId: string
    /** SHA-256 of the secret in the browser's cookie, hex. */
    secretHash: string
    lastSeenAt: number
  }
  accounts: {
    id: string
    accountId: string
    providerId: string
    userId: string
    accessToken: string | null
    refreshToken: string | null
    idToken: string | null
    accessTokenExpiresAt: EngineDate | null
    refreshTokenExpiresAt: EngineDate | null
    scope: string | null
    password: string | null
    createdAt: EngineDate
    updatedAt: EngineDate
  }
  /** Mailed tokens, and what is kept while a reader is at a redirect provider. */
  verifications: {
    id: string
    /** A hash: the secrets themselves are never stored. */
    identifier: string
    /** Of a mailed token the user's id; of a redirect what was asked for, as JSON. */
    value: string
    expiresAt: EngineDate
    createdAt: EngineDate
    updatedAt: EngineDate
  }
  /** Attempts without success since the last good sign-in, per account and address. */
  sign_in_attempts: {
    key: string
    count: number
    /** Epoch milliseconds. */
    lastAt: number
    /** Epoch milliseconds; 0 while attempts are free. */
    lockedUntil: number
  }
  /** Tokens with which other programs act for a member. */
  api_tokens: {
    id: string
    userId: string
    /** SHA-256 of the token. */
    tokenHash: string
    name: string
    scope: 'read' | 'write'
    /** Epoch milliseconds, as are the others. */
    createdAt: number
    expiresAt: number
    lastUsedAt: number | null
  }
  setup_tokens: {
    /** SHA-256 of the token, hex. */
    tokenHash: string
    createdAt: number
  }
}
