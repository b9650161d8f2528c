import type { Certificate } from './certificate-setting.ts'

/** Of `localhost` and 127.0.0.1, signed by itself, for a hundred years. It opens nothing: nobody trusts it but the tests. */
export const testCertificate: Certificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUB1jdYfTVVAjS0gwnEfRx8Ukn8+4wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzA3MzU1OFoYDzIxMjYxMTAz
MDczNTU4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATPuNr5xiiw74LQX8LGWuoLLqHzSQzJRM1smKceW4AVIKZPp7l+VlA7
kAgCG1VFrxEcTMU3Odis3tx920bXwvjCo28wbTAdBgNVHQ4EFgQUueSCY4qsbaXl
DFMDZ4G9jwxAC0kwHwYDVR0jBBgwFoAUueSCY4qsbaXlDFMDZ4G9jwxAC0kwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgDLEmhbXPbD0MY25sjzIIHjYxru0zG/p9UWtPQZAMaFsCIQCG
KtsJlyWiOtRstrqzPuVl5m1AWf86ziooAygnksOmyw==
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg13qMkOzOe/dLogyW
JATrqcJi/chYHE7VwFRKjiw8E9mhRANCAATPuNr5xiiw74LQX8LGWuoLLqHzSQzJ
RM1smKceW4AVIKZPp7l+VlA7kAgCG1VFrxEcTMU3Odis3tx920bXwvjC
-----END PRIVATE KEY-----`,
}
