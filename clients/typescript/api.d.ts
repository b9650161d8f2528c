export interface paths {
    "/api/auth/sign-up/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register; where mail is sent, the answer is the same for known and unknown addresses */
        post: operations["postAuthSignUpEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by password; the session is in the cookie only */
        post: operations["postAuthSignInEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step of a sign-in: a code of the authenticator app, or a recovery code */
        post: operations["postAuthSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["postAuthSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to set a new password */
        post: operations["postAuthRequestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token of a mail */
        post: operations["postAuthResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address with the token of a mail; from another browser with a new password */
        post: operations["postAuthVerifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/send-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the verification mail once more */
        post: operations["postAuthSendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password; every other session ends */
        post: operations["postAuthChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and how one can */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect sign-ins that are offered */
        get: operations["getSessionProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/accounts/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an account is no more, for devices that keep something of it */
        get: operations["getSessionAccountsByUid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/redirect-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The result of a redirect sign-in, once */
        post: operations["postSessionRedirectResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A user record: the own one, or any for administrators */
        get: operations["getUsersByUid"];
        put?: never;
        /**
         * Report the own presence; also what the browser sends when a page closes
         * @description JSON, as application/json or, from a beacon, as text/plain.
         */
        post: operations["postUsersByUid"];
        /** Delete the own account for good */
        delete: operations["deleteUsersByUid"];
        options?: never;
        head?: never;
        /** Change the own record */
        patch: operations["patchUsersByUid"];
        trace?: never;
    };
    "/api/users/{uid}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload the own photo (5 MB at most) */
        post: operations["postUsersByUidPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the site keeps about oneself
         * @description A token is not told how the account is opened: sessions, ways to sign in, second factors, tokens.
         */
        get: operations["getUsersByUidExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own tokens for other programs, without the tokens themselves */
        get: operations["getUsersByUidTokens"];
        put?: never;
        /** Make a token with which another program acts for oneself */
        post: operations["postUsersByUidTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw one of the own tokens */
        delete: operations["deleteUsersByUidTokensById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in, and how one can sign in */
        get: operations["getUsersByUidSessions"];
        put?: never;
        post?: never;
        /** End the own sessions everywhere else */
        delete: operations["deleteUsersByUidSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the own sessions */
        delete: operations["deleteUsersByUidSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a redirect sign-in */
        post: operations["postAuthSignInSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/callback/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a redirect provider sends the reader back to */
        get: operations["getAuthCallbackByProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to join a redirect provider to the own account */
        post: operations["postUsersByUidSignIns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/sign-ins/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a redirect provider off the own account; another way in must remain */
        delete: operations["deleteUsersByUidSignInsByProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells an open page when its session ends or its role changes
         * @description Server-sent events: `ended` or `changed`. Ask with `Accept: text/event-stream`; 204 for whoever is not signed in or does not ask for events.
         */
        get: operations["getSessionEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether grave acts are open to the reader now */
        get: operations["getSessionProof"];
        put?: never;
        /** Prove by password who one is, so that grave acts are open for a while */
        post: operations["postSessionProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The second factors of the own account */
        get: operations["getUsersByUidSecondFactor"];
        put?: never;
        /** Begin to set up an authenticator app; it counts once it is confirmed */
        post: operations["postUsersByUidSecondFactor"];
        /** Take the authenticator app off the own account; every other session ends */
        delete: operations["deleteUsersByUidSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the app with its code; every other session ends */
        post: operations["postUsersByUidSecondFactorConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes in the place of the earlier ones */
        post: operations["postUsersByUidRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/past-sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last twenty times somebody signed in to the own account, or tried to */
        get: operations["getUsersByUidPastSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{uid}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take app and passkeys off somebody who has lost them; they are told */
        delete: operations["deleteAdminUsersByUidSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether administrators need a second factor */
        get: operations["getAdminSecondFactor"];
        /** Say whether administrators need a second factor */
        put: operations["putAdminSecondFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey to the own account */
        post: operations["postUsersByUidPasskeysOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the passkey that the browser has made; every other session ends */
        post: operations["postUsersByUidPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uid}/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a passkey off the own account; every other session ends */
        delete: operations["deleteUsersByUidPasskeysById"];
        options?: never;
        head?: never;
        /** Give a passkey another name */
        patch: operations["patchUsersByUidPasskeysById"];
        trace?: never;
    };
    "/api/auth/sign-in/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in by a passkey */
        post: operations["postAuthSignInPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by a passkey, which counts as both factors */
        post: operations["postAuthSignInPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users by name or address, filtered and sorted */
        get: operations["getAdminUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same users as a table file */
        get: operations["getAdminUsersCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user; content stays, and passes to the heir */
        delete: operations["deleteAdminUsersByUid"];
        options?: never;
        head?: never;
        /** Change role or status */
        patch: operations["patchAdminUsersByUid"];
        trace?: never;
    };
    "/api/admin/users/{uid}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign a user out everywhere */
        delete: operations["deleteAdminUsersByUidSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, newest first */
        get: operations["getAdminAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-actors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who administers or did, for looking through what they did */
        get: operations["getAdminAuditActors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posts, pinned ones first, then the newest; a series in its order */
        get: operations["getBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post by id or slug */
        get: operations["getBlogsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Learn pages by track */
        get: operations["getLearn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One learn page by id or slug, with its neighbours */
        get: operations["getLearnById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be practised, in the order in which it is best tried */
        get: operations["getPracticeExercises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which exercises the reader finished, and where all goals were met */
        get: operations["getPracticeProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reader practised, newest first */
        get: operations["getPracticeRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a run; lessons that it completed stay done */
        delete: operations["deletePracticeRunsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files, links, templates, data sets and tools */
        get: operations["getResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One resource by id or slug */
        get: operations["getResourcesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count a download and go to the file */
        get: operations["getResourcesByIdDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-sets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The series of a data set by the id or slug of its resource, in packed columns
         * @description Figures are whole numbers of the smallest step, columns are packed as `columns` says, which halves their bytes. Times are civil ones in Addis Ababa. A named version is kept as shortly as the newest, half a minute by caches between, for both can be withdrawn. What only members or editors see is kept by no cache between.
         */
        get: operations["getDataSetsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-sets/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The series of a data set as a table, as it could be uploaded again
         * @description A named version is kept as shortly as the newest, half a minute by caches between, for both can be withdrawn. What only members or editors see is kept by no cache between.
         */
        get: operations["getDataSetsByIdCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/data-sets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of the series of a resource, and some rows of the newest */
        get: operations["getAdminDataSetsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/data-sets/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The dry run: what a table of at most 20000 rows would become, and what stands in its way */
        post: operations["postAdminDataSetsByIdReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/data-sets/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a table as the next version, all of it or nothing; the same again is no new one */
        post: operations["postAdminDataSetsByIdVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions and answers by category */
        get: operations["getFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq/{id}/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether an answer helped */
        post: operations["postFaqByIdVotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Terms by letter */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One term by id or slug, with its neighbours in the alphabet */
        get: operations["getTermsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The short definition of a term, as it opens over a text */
        get: operations["getTermsByIdCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question-meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the reader last answered these questions, and how */
        get: operations["getQuestionMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A question to try oneself on, without what is right */
        get: operations["getQuestionsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question; the result says what is right, and why */
        post: operations["postQuestionsByIdAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bars of a data set, from one time until another, for a chart that moves */
        get: operations["getChartsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chart-drawings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A chart as readers will see it, without keeping it */
        post: operations["postAdminChartDrawings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/question-statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How some questions go; nothing of those that fewer than five people have answered */
        get: operations["getAdminQuestionStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** About, contact introduction or a legal page */
        get: operations["getPagesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-books/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exercise at an order book by id or slug, with all that decides its market */
        get: operations["getOrderBooksById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-books/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a run: it is played again, and what came of it is answered */
        post: operations["postOrderBooksByIdResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course-catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What courses there are, what they teach and how long they take */
        get: operations["getCourseCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses with the reader's progress */
        get: operations["getCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One course by id or slug, with its sections and lessons */
        get: operations["getCoursesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enrol in a course */
        put: operations["putCoursesByIdEnrolment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/lessons/{lessonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One lesson; an enrolled reader goes on here next time */
        get: operations["getCoursesByIdLessonsByLessonId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/lessons/{lessonId}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a lesson as done */
        put: operations["putCoursesByIdLessonsByLessonIdCompletion"];
        post?: never;
        /** Take the mark of a lesson back */
        delete: operations["deleteCoursesByIdLessonsByLessonIdCompletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/lessons/{lessonId}/watched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note which parts of a lesson's video were watched; what was noted before stays
         * @description No more counts than could have been watched since the lesson was opened or time was last counted, at twice the speed, on all devices together. What does not count yet may be told again.
         */
        put: operations["putCoursesByIdLessonsByLessonIdWatched"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader's certificates, and how the name is written on them */
        get: operations["getCertificates"];
        put?: never;
        /** Issue what the reader has earned and does not have yet; doing it again changes nothing */
        post: operations["postCertificates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say how the reader's name is written; issues what waited for it */
        put: operations["putCertificatesNames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A certificate, for everybody who has its address */
        get: operations["getCertificatesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{id}/keeping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let a certificate stay when its holder deletes the account */
        put: operations["putCertificatesByIdKeeping"];
        post?: never;
        /** Let a certificate go with the account, as it does unless told otherwise */
        delete: operations["deleteCertificatesByIdKeeping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{id}/certificate.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A certificate to print */
        get: operations["getCertificatesByIdCertificatePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{id}/badge.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A certificate as a signed Open Badge 3.0, enveloped in JSON */
        get: operations["getCertificatesByIdBadgeJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{id}/badge.jwt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A certificate as a signed Open Badge 3.0, a compact JWS */
        get: operations["getCertificatesByIdBadgeJwt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issued certificates, the latest first; by name, by title, by number or by member */
        get: operations["getAdminCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{id}/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the holder's names
         * @description A name that is left out stays. `was` names what the change was made to; a name that is another by now is not replaced.
         */
        put: operations["putAdminCertificatesByIdNames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issue a certificate anew, from today */
        post: operations["postAdminCertificatesByIdIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/signing-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys that sign badges */
        get: operations["getAdminSigningKeys"];
        put?: never;
        /** Sign with a new key from now on; what earlier ones signed still holds */
        post: operations["postAdminSigningKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/signing-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a key out of everything that is published: nothing that it signed holds any more */
        delete: operations["deleteAdminSigningKeysById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{id}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Revoke a certificate, with the reason that its page says; its holder gets an e-mail */
        put: operations["putAdminCertificatesByIdRevocation"];
        post?: never;
        /** Make a revoked certificate hold again; its holder gets an e-mail */
        delete: operations["deleteAdminCertificatesByIdRevocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys of the site (RFC 7517) */
        get: operations["getWellKnownJwksJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badges/issuer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who issues the badges: an Open Badges profile with its keys */
        get: operations["getBadgesIssuer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badges/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One public key, at the address that badges name */
        get: operations["getBadgesKeysById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badges/status/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which badges are revoked: a signed status list (Bitstring Status List 1.0) */
        get: operations["getBadgesStatusByList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courses/{id}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is set for each lesson of a course, by its id */
        get: operations["getAdminCoursesByIdLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courses/{id}/lessons/{lessonId}/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name a lesson in the languages that are given; what readers see stays until it is published again
         * @description `was` names what the change was made to; a name that is another by now is not replaced.
         */
        put: operations["putAdminCoursesByIdLessonsByLessonIdNames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courses/{id}/lessons/{lessonId}/section": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put a lesson into a section of its course, or among those in none */
        put: operations["putAdminCoursesByIdLessonsByLessonIdSection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courses/{id}/lessons/{lessonId}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a draft like another lesson, at the end of its section */
        post: operations["postAdminCoursesByIdLessonsByLessonIdCopies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courses/{id}/sections/{sectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Bring back a section that was deleted, with its lessons */
        put: operations["putAdminCoursesByIdSectionsBySectionId"];
        post?: never;
        /** Delete a section; its lessons move into the one above it, or into the first that is left */
        delete: operations["deleteAdminCoursesByIdSectionsBySectionId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an invited reader is shown */
        get: operations["getCoursesByIdInvitationsByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/invitations/{token}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept an invitation */
        put: operations["putCoursesByIdInvitationsByTokenAcceptance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courses/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations to a course, newest first */
        get: operations["getAdminCoursesByIdInvitations"];
        put?: never;
        /** Make a link by which so many people can enrol; its address is told this once */
        post: operations["postAdminCoursesByIdInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courses/{id}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End an invitation at once */
        delete: operations["deleteAdminCoursesByIdInvitationsByInvitationId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courses/{id}/invitation-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite people by e-mail, each in their own language */
        post: operations["postAdminCoursesByIdInvitationEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courses/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is or was enrolled in a course, and how far each is */
        get: operations["getAdminCoursesByIdMembers"];
        put?: never;
        /** Enrol a member by hand, past every limit of the course */
        post: operations["postAdminCoursesByIdMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courses/{id}/members/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End an enrolment; what was learned stays */
        delete: operations["deleteAdminCoursesByIdMembersByUid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/lessons/{lessonId}/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a lesson's quiz, and the reader's attempts */
        get: operations["getCoursesByIdLessonsByLessonIdQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/lessons/{lessonId}/quiz/open-attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Begin an attempt, or go on with the one that is open */
        put: operations["putCoursesByIdLessonsByLessonIdQuizOpenAttempt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{id}/practice/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a question of a finished attempt again; nothing of it is kept */
        post: operations["postQuizAttemptsByIdPracticeByPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own attempt; what is right is in it only when it may be known */
        get: operations["getQuizAttemptsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{id}/answers/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep an answer; it counts when it arrives within the time */
        put: operations["putQuizAttemptsByIdAnswersByPosition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** End an attempt, with the answers that the server may not have; it is marked once */
        put: operations["putQuizAttemptsByIdEnd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{lessonId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody's attempts at a quiz, the latest first */
        get: operations["getAdminQuizzesByLessonIdAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{lessonId}/extra-time/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a member more time, from the next start on; 0 takes it back */
        put: operations["putAdminQuizzesByLessonIdExtraTimeByUid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{lessonId}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An attempt as a member gets it, which is not kept */
        get: operations["getAdminQuizzesByLessonIdTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes/{lessonId}/trial/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What answers in such an attempt are worth */
        post: operations["postAdminQuizzesByLessonIdTrialMarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions that the reader missed once and may try again now, without what is right */
        get: operations["getReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{questionId}/turns/{turn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answer a question that came back; each return of it counts once */
        put: operations["putReviewsByQuestionIdTurnsByTurn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learning-week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days of this week on which the reader learned, and their goal */
        get: operations["getLearningWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learning-week/goal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** On how many days of a week the reader wants to learn */
        put: operations["putLearningWeekGoal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the reader wants an e-mail, weekly at most, when questions are due */
        get: operations["getReminders"];
        /** Switch reminders on or off */
        put: operations["putReminders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop reminders by what stands in the address that each of them brings; needs no sign-in */
        post: operations["postRemindersEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reader saved, newest first */
        get: operations["getSaved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the reader saved an item */
        get: operations["getSavedByItemId"];
        /** Save an item for later */
        put: operations["putSavedByItemId"];
        post?: never;
        /** Take an item off the list */
        delete: operations["deleteSavedByItemId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reader highlighted and noted on all pages, the newest first */
        get: operations["getNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-notes/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reader noted on one page, and how far they have read it */
        get: operations["getPageNotesByKindById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep a note under an id of the reader’s device, or change it */
        put: operations["putNotesById"];
        post?: never;
        /** Delete a note */
        delete: operations["deleteNotesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reading-places/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note where the reader is in a text, and which blocks of it they have read */
        put: operations["putReadingPlacesByKindById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/trades/{id}/pictures/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch a picture of one of the reader’s own trades */
        get: operations["getJournalTradesByIdPicturesByPicture"];
        /** Keep a picture of a trade, with words about it, under an id of the reader’s device (10 MB at most) */
        put: operations["putJournalTradesByIdPicturesByPicture"];
        post?: never;
        /** Delete a picture of a trade */
        delete: operations["deleteJournalTradesByIdPicturesByPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trades of the reader’s own journal, the last written down first */
        get: operations["getJournalTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/trades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep a trade under an id of the reader’s device, or join a change with what other devices wrote */
        put: operations["putJournalTradesById"];
        post?: never;
        /** Delete a trade that no other device has changed since it was read */
        delete: operations["deleteJournalTradesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over the trades of a finished practice run; what was taken over before stays as it is */
        post: operations["postJournalRuns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at a table of trades, or import it; a line that was imported before adds nothing */
        post: operations["postJournalFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/trades.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader’s own trades as a table that can be imported again */
        get: operations["getJournalTradesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the people behind the site, at most five times an hour */
        post: operations["postContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The inbox, newest first; spam only when it is asked for */
        get: operations["getAdminMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A message with its replies and what is published of it */
        get: operations["getAdminMessagesById"];
        put?: never;
        post?: never;
        /** Delete a message for good, with its replies; a question leaves its page with its answer */
        delete: operations["deleteAdminMessagesById"];
        options?: never;
        head?: never;
        /** Move a message to another state, or write a note on it in the place of the one that it was */
        patch: operations["patchAdminMessagesById"];
        trace?: never;
    };
    "/api/admin/messages/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a message by e-mail */
        post: operations["postAdminMessagesByIdReplies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}/answers/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show a question with its answer under the page that it is about, in one language, in the place of the words that there were */
        put: operations["putAdminMessagesByIdAnswersByLanguage"];
        post?: never;
        /** Take a question off its page in one language */
        delete: operations["deleteAdminMessagesByIdAnswersByLanguage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-questions/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was asked about a page, with the answers that the editors published */
        get: operations["getPageQuestionsByKindById"];
        put?: never;
        /** Ask about a page, at most five times an hour */
        post: operations["postPageQuestionsByKindById"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-questions/{kind}/{id}/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reader asked about a page, with the answers */
        get: operations["getPageQuestionsByKindByIdOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a question of one’s own, also where it is published */
        delete: operations["deletePageQuestionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What every page says about the site: announcement, hero, links */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site settings */
        get: operations["getAdminSiteSettings"];
        /** Save the site settings; refused when somebody else saved since */
        put: operations["putAdminSiteSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the parts of the reader's start page in order, and hide some */
        put: operations["putDashboardCards"];
        post?: never;
        /** Let the parts of the reader's start page stand as they do for everybody */
        delete: operations["deleteDashboardCards"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/course-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the members of each course came */
        get: operations["getAdminCourseReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/course-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the members of a course came, and what they miss most */
        get: operations["getAdminCourseReportsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader's start page */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs the administrators today */
        get: operations["getAdminOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who learns what and how far each is */
        get: operations["getAdminLearners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/learners.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same learners as a table file */
        get: operations["getAdminLearnersCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The limits that are in force */
        get: operations["getAdminLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is responsible for the site, as the legal pages say it */
        get: operations["getAdminOperator"];
        /** Save who is responsible for the site; refused when somebody else saved since */
        put: operations["putAdminOperator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is left to do before the site goes public */
        get: operations["getAdminSetUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/set-up/dismissal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take the finished set-up off the overview */
        put: operations["putAdminSetUpDismissal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of the legal texts, and which of them count today */
        get: operations["getLegal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which versions whoever asks accepted, and which they are asked to accept */
        get: operations["getLegalAcceptances"];
        put?: never;
        /** Accept versions of the legal texts; once more changes nothing */
        post: operations["postLegalAcceptances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal/{document}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exactly what a version of a legal text says */
        get: operations["getLegalByDocumentVersionsByVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of the legal texts, and how many accepted each */
        get: operations["getAdminLegal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/legal/{document}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declare what a legal page says now a version of it */
        post: operations["postAdminLegalByDocumentVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses of other programs that are told what happens */
        get: operations["getAdminWebhooks"];
        put?: never;
        /** Tell another program what happens, by signed messages (Standard Webhooks) */
        post: operations["postAdminWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the name, the address or the events of a webhook
         * @description What is left out stays. `was` names the values that the change was made to; one that is another by now is not replaced.
         */
        put: operations["putAdminWebhooksById"];
        post?: never;
        /** Remove a webhook with what waits for it and its log */
        delete: operations["deleteAdminWebhooksById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign with a new secret; the one before signs as well for a day */
        post: operations["postAdminWebhooksByIdSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message that says nothing has happened */
        post: operations["postAdminWebhooksByIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a webhook was told in the last 30 days, and what is still to come */
        get: operations["getAdminWebhooksByIdDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries/{delivery}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery once more, under the same id */
        post: operations["postAdminWebhooksByIdDeliveriesByDeliveryRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search everything that the reader may read, in both languages */
        get: operations["getSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Titles that answer what is being typed */
        get: operations["getSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search-misses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What readers looked for and did not find */
        get: operations["getAdminSearchMisses"];
        put?: never;
        post?: never;
        /** Forget what readers did not find */
        delete: operations["deleteAdminSearchMisses"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search-misses/handled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note that somebody has seen to what readers did not find, or take that back */
        put: operations["putAdminSearchMissesHandled"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calculators and the scam check */
        get: operations["getTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tools/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tool, with the answer to what was entered */
        get: operations["getToolsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/highlights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Featured and newest items of all kinds */
        get: operations["getHighlights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of a content table */
        get: operations["getAdminItems"];
        put?: never;
        /** Start an item with one draft edition */
        post: operations["postAdminItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An item with both editions */
        get: operations["getAdminItemsById"];
        put?: never;
        post?: never;
        /** Put an item into the bin */
        delete: operations["deleteAdminItemsById"];
        options?: never;
        head?: never;
        /** Change language-neutral fields */
        patch: operations["patchAdminItemsById"];
        trace?: never;
    };
    "/api/admin/items/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring an item back from the bin */
        post: operations["postAdminItemsByIdRestoration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editions/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save the working text of one language */
        put: operations["putAdminItemsByIdEditionsByLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editions/{language}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publish the saved text, now or from a later instant on */
        put: operations["putAdminItemsByIdEditionsByLanguagePublication"];
        post?: never;
        /** Take a text back from readers */
        delete: operations["deleteAdminItemsByIdEditionsByLanguagePublication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editions/{language}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move an edition to draft, review or the archive */
        put: operations["putAdminItemsByIdEditionsByLanguageState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editions/{language}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The HTML readers would see of a text */
        post: operations["postAdminItemsByIdEditionsByLanguagePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report that an item is open on a page, and read on which others it is */
        post: operations["postAdminItemsByIdEditors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read-marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The posts and learn pages that the reader marked as read */
        get: operations["getReadMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a post as read */
        put: operations["putBlogsByIdRead"];
        post?: never;
        /** Take the mark of a post back */
        delete: operations["deleteBlogsByIdRead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a learn page as read */
        put: operations["putLearnByIdRead"];
        post?: never;
        /** Take the mark of a learn page back */
        delete: operations["deleteLearnByIdRead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teasers/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Title, summary and facts of a text, also of one that only members read */
        get: operations["getTeasersByKindById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pocket/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What keeping a course on a device means: the lessons that the reader can open now */
        get: operations["getPocketCoursesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pocket/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What keeping a track or a text on a device means: its pages, pictures and size */
        get: operations["getPocketByKindById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/named-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items of any kind by their ids, in that order; those that are gone are left out */
        get: operations["getAdminNamedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/item-editors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who last edited a text */
        get: operations["getAdminItemEditors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/item-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish, unpublish, tag, or delete up to 100 items, each wholly or not at all */
        post: operations["postAdminItemChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/item-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Undo a change of several items */
        delete: operations["deleteAdminItemChangesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editions/{language}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kept versions of one language, newest first */
        get: operations["getAdminItemsByIdEditionsByLanguageRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editions/{language}/revisions/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One kept version with its text */
        get: operations["getAdminItemsByIdEditionsByLanguageRevisionsByRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editions/{language}/revisions/{revision}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save an earlier text as a new version */
        post: operations["postAdminItemsByIdEditionsByLanguageRevisionsByRevisionRestoration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/translation-debt/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed in the other language since this one was translated from it */
        get: operations["getAdminItemsByIdTranslationDebtByLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editions/{language}/based-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Declare a translation up to date with a revision of the other language */
        put: operations["putAdminItemsByIdEditionsByLanguageBasedOn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editions/{language}/publication/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move a scheduled publication to another time to come */
        put: operations["putAdminItemsByIdEditionsByLanguagePublicationSchedule"];
        post?: never;
        /** Give up a scheduled publication; readers keep what they see now */
        delete: operations["deleteAdminItemsByIdEditionsByLanguagePublicationSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preview/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft behind a secret link */
        get: operations["getPreviewByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved draft of an item as readers would see it */
        get: operations["getAdminItemsByIdPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The secret links to an item */
        get: operations["getAdminItemsByIdPreviewLinks"];
        put?: never;
        /** Make a secret link; its address is told only in this answer */
        post: operations["postAdminItemsByIdPreviewLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/preview-links/{link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a secret link */
        delete: operations["deleteAdminItemsByIdPreviewLinksByLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/editions/{language}/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to look at in the saved text before it is published */
        get: operations["getAdminItemsByIdEditionsByLanguageFindings"];
        put?: never;
        /** What to look at in a text that is not saved */
        post: operations["postAdminItemsByIdEditionsByLanguageFindings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words that promise profit */
        get: operations["getAdminPromises"];
        /** Change the words that promise profit */
        put: operations["putAdminPromises"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tracks, FAQ categories, series or sections in their order */
        get: operations["getAdminCollections"];
        put?: never;
        /** Add a collection */
        post: operations["postAdminCollections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an empty collection */
        delete: operations["deleteAdminCollectionsById"];
        options?: never;
        head?: never;
        /**
         * Rename or move a collection
         * @description `was` names the values that the change was made to; one that is another by now is not replaced.
         */
        patch: operations["patchAdminCollectionsById"];
        trace?: never;
    };
    "/api/admin/collections/{id}/successor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a collection part of another one, with all its items */
        put: operations["putAdminCollectionsByIdSuccessor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All tags */
        get: operations["getAdminTags"];
        put?: never;
        /** Add a tag */
        post: operations["postAdminTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a tag */
        delete: operations["deleteAdminTagsById"];
        options?: never;
        head?: never;
        /**
         * Rename a tag
         * @description `was` names the labels that the change was made to; one that is another by now is not replaced.
         */
        patch: operations["patchAdminTagsById"];
        trace?: never;
    };
    "/api/admin/tags/{id}/successor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a tag part of another one, with all its items */
        put: operations["putAdminTagsByIdSuccessor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Order all collections of a kind, or all sections of a course */
        put: operations["putAdminCollectionOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collections/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The items of a collection in their order */
        get: operations["getAdminCollectionsByIdItems"];
        /** Order the items of a collection */
        put: operations["putAdminCollectionsByIdItems"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/items/{id}/loose-lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Order the lessons of a course that stand in no section */
        put: operations["putAdminItemsByIdLooseLessons"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tag-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Order all tags, as readers filter by them */
        put: operations["putAdminTagOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/featured-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All featured items in the order of the home page */
        get: operations["getAdminFeaturedItems"];
        /** Order the featured items */
        put: operations["putAdminFeaturedItems"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many items of each kind readers find in which languages */
        get: operations["getAdminTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/translations/owed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Translations that are owed, the most important first */
        get: operations["getAdminTranslationsOwed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the library, newest first */
        get: operations["getAdminMedia"];
        put?: never;
        /** Upload an image (at most 10 MB) or a file (at most 25 MB) */
        post: operations["postAdminMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one upload */
        get: operations["getAdminMediaById"];
        put?: never;
        post?: never;
        /**
         * Remove an upload that is used nowhere
         * @description Kept versions of texts count as a use, unless `evenInHistory=1` says that they may lose it.
         */
        delete: operations["deleteAdminMediaById"];
        options?: never;
        head?: never;
        /**
         * Change the alternative texts of an upload
         * @description `was` names the texts that the change was made to; one that is another by now is not replaced.
         */
        patch: operations["patchAdminMediaById"];
        trace?: never;
    };
    "/api/admin/media/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where an upload is used, and the files that it had before */
        get: operations["getAdminMediaByIdUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put another file of the same kind behind an upload, everywhere it is used */
        put: operations["putAdminMediaByIdFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/{id}/former-files/{formerId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a former file back; the one of today becomes a former one */
        post: operations["postAdminMediaByIdFormerFilesByFormerIdRestoration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch a variant of an image, or a file */
        get: operations["getMediaByIdByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/og/{kind}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch the picture of a public item with its title, of a chart or of a tool, by the address that its page or a feed names */
        get: operations["getOgByKindByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/og/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch the picture of pages that are no item */
        get: operations["getOgByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the whole site, some kinds or some items as one ZIP archive */
        get: operations["getAdminContentArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content-archive/size": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much an export would hold */
        get: operations["getAdminContentArchiveSize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/translation-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A file for a translator: XLIFF 2.0 of some items, with what is translated already */
        post: operations["postAdminTranslationExports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/question-exports/losses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What such a file would leave out, question by question, because its form cannot say it */
        get: operations["getAdminQuestionExportsLosses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/question-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions as one file, right answers included: a table (CSV), or one language in the form of Moodle (GIFT) */
        get: operations["getAdminQuestionExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a file to import, or its first part of at most 8 MB; it waits for a day */
        post: operations["postAdminImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/bytes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Bring the next part of at most 8 MB, which begins at the byte `from` */
        put: operations["putAdminImportsByIdBytes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The dry run: what the import would do, and what stands in its way; nothing is imported yet */
        put: operations["putAdminImportsByIdReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file that waits, what an import of it would do, or what became of it */
        get: operations["getAdminImportsById"];
        put?: never;
        post?: never;
        /** Forget a file that waits; what was imported stays */
        delete: operations["deleteAdminImportsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import it as the report said, all of it or nothing; a second call changes nothing */
        post: operations["postAdminImportsByIdApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One replay by id or slug, with the bars that are known at its start */
        get: operations["getReplaysById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{id}/bars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bars of a replay; of a graded one those that are known at its start */
        get: operations["getReplaysByIdBars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the log of a run comes to; the server replays it */
        post: operations["postReplaysByIdResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The open graded run of the reader, or a new one */
        post: operations["postReplaysByIdRuns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{id}/runs/{run}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The next bars of a graded run, after what was decided; the same request again has the same answer */
        post: operations["postReplaysByIdRunsByRunSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        DetailsOfBlog: {
            related?: string[];
        };
        DetailsOfLearn: {
            prerequisites?: string[];
        };
        DetailsOfCourse: {
            /** @enum {string} */
            enrolment?: "open" | "closed" | "invite";
            /** @enum {string} */
            progression?: "free" | "sequential";
            completionShare?: number;
            certificate?: {
                isOffered: boolean;
                minimumScore: number;
                validMonths?: number;
            };
            seats?: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            enrolsFrom?: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            enrolsUntil?: number | null;
            sectionOpenings?: {
                sectionId: string;
                opens: {
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970-01-01T00:00:00Z
                     */
                    on: number;
                } | {
                    daysAfter: number;
                };
            }[];
        };
        DetailsOfLesson: {
            /** @enum {string} */
            lessonKind?: "text" | "video" | "file" | "quiz" | "practice";
            isFree?: boolean;
            completion?: {
                /** @enum {string} */
                by: "hand";
            } | {
                /** @enum {string} */
                by: "seen";
                minutes: number;
            } | {
                /** @enum {string} */
                by: "video";
                share: number;
            };
            opens?: {
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                on: number;
            } | {
                daysAfter: number;
            } | null;
            quiz?: {
                pools: ({
                    questionIds: string[];
                    draw: number;
                } | {
                    tag: string;
                    /** @enum {string|null} */
                    level: "beginner" | "intermediate" | "advanced" | null;
                    /** @enum {string|null} */
                    form: "single" | "multiple" | "truth" | "number" | "order" | "match" | "point" | null;
                    draw: number;
                })[];
                isShuffled: boolean;
                attempts: number | null;
                waitMinutes: number;
                limitMinutes: number | null;
                passMark: number;
                /** @enum {string} */
                answersShown: "after_each" | "after_close" | "never";
            };
            exercises?: string[];
        };
        DetailsOfResource: {
            /** @enum {string} */
            resourceType?: "file" | "link" | "template" | "dataset" | "tool";
            files?: {
                en?: string;
                am?: string;
                shared?: string;
            };
            /** Format: uri */
            url?: string;
            version?: string;
            licence?: string;
        };
        DetailsOfFaq: {
            /** @enum {string} */
            audience?: "both" | "public" | "signed-in";
        };
        DetailsOfTerm: {
            related?: string[];
        };
        DetailsOfQuestion: {
            /** @enum {string} */
            form?: "single" | "multiple" | "truth" | "number" | "order" | "match" | "point";
            /** @enum {string} */
            use?: "practice" | "quiz";
            about?: string[];
        };
        DetailsOfPage: Record<string, never>;
        DetailsOfReplay: {
            dataSet?: string;
            dataSetVersion?: number;
            firstBar?: number;
            lastBar?: number;
            hiddenFrom?: number;
            cash?: number;
            feeFixed?: number;
            feePerMille?: number;
            spread?: number;
            orderTypes?: ("market" | "limit" | "stop" | "stopLimit")[];
            canShort?: boolean;
            isGraded?: boolean;
            goals?: {
                /** @enum {string} */
                rule: "riskAtMost" | "everyStop" | "noStopMovedAway" | "noSizeAdded" | "tradesAtLeast" | "drawdownAtMost";
                limit?: number;
            }[];
        };
        DetailsOfOrderBook: {
            seed?: number;
            tick?: number;
            lot?: number;
            fee?: number;
            auctionSeconds?: number;
            seconds?: number;
            reference?: number;
            cash?: number;
            units?: number;
            missions?: ({
                /** @enum {string} */
                form: "average";
                /** @enum {string} */
                side: "buy" | "sell";
                units: number;
                price: number;
            } | {
                /** @enum {string} */
                form: "quiet";
                /** @enum {string} */
                side: "buy" | "sell";
                units: number;
                move: number;
            } | {
                /** @enum {string} */
                form: "auction";
                /** @enum {string} */
                side: "buy" | "sell";
                units: number;
            } | {
                /** @enum {string} */
                form: "pace";
                /** @enum {string} */
                side: "buy" | "sell";
                units: number;
                seconds: number;
            })[];
            script?: string[];
        };
        ExtrasOfBlog: Record<string, never>;
        ExtrasOfLearn: {
            objectives?: string[];
            takeaways?: string[];
        };
        ExtrasOfCourse: {
            subtitle?: string;
            outcomes?: string[];
            requirements?: string[];
            audience?: string;
            instructors?: string[];
        };
        ExtrasOfLesson: {
            transcript?: string;
            captions?: {
                en?: string;
                am?: string;
            };
            hasCaptions?: boolean;
            videoSeconds?: number | null;
        };
        ExtrasOfResource: Record<string, never>;
        ExtrasOfFaq: Record<string, never>;
        ExtrasOfTerm: {
            aliases?: string[];
            avoid?: string[];
            example?: string;
        };
        ExtrasOfQuestion: Record<string, never>;
        ExtrasOfPage: Record<string, never>;
        ExtrasOfReplay: Record<string, never>;
        ExtrasOfOrderBook: Record<string, never>;
        AnyDetails: components["schemas"]["DetailsOfBlog"] | components["schemas"]["DetailsOfLearn"] | components["schemas"]["DetailsOfCourse"] | components["schemas"]["DetailsOfLesson"] | components["schemas"]["DetailsOfResource"] | components["schemas"]["DetailsOfFaq"] | components["schemas"]["DetailsOfTerm"] | components["schemas"]["DetailsOfQuestion"] | components["schemas"]["DetailsOfPage"] | components["schemas"]["DetailsOfReplay"] | components["schemas"]["DetailsOfOrderBook"];
        AnyExtras: components["schemas"]["ExtrasOfBlog"] | components["schemas"]["ExtrasOfLearn"] | components["schemas"]["ExtrasOfCourse"] | components["schemas"]["ExtrasOfLesson"] | components["schemas"]["ExtrasOfResource"] | components["schemas"]["ExtrasOfFaq"] | components["schemas"]["ExtrasOfTerm"] | components["schemas"]["ExtrasOfQuestion"] | components["schemas"]["ExtrasOfPage"] | components["schemas"]["ExtrasOfReplay"] | components["schemas"]["ExtrasOfOrderBook"];
        Item: components["schemas"]["ItemOfBlog"] | components["schemas"]["ItemOfLearn"] | components["schemas"]["ItemOfCourse"] | components["schemas"]["ItemOfLesson"] | components["schemas"]["ItemOfResource"] | components["schemas"]["ItemOfFaq"] | components["schemas"]["ItemOfTerm"] | components["schemas"]["ItemOfQuestion"] | components["schemas"]["ItemOfPage"] | components["schemas"]["ItemOfReplay"] | components["schemas"]["ItemOfOrderBook"];
        ItemOfBlog: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "blog";
            details: components["schemas"]["DetailsOfBlog"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfBlog"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "blog";
        };
        Picture: {
            id: string;
            width: number;
            height: number;
            alt: {
                en: string;
                am: string;
            };
            sources: {
                /** @enum {string} */
                type: "image/avif" | "image/webp";
                srcset: string;
            }[];
            src: string;
            bytes?: number;
        } | null;
        CommonEdition: {
            /** @enum {string} */
            language: "en" | "am";
            /** @enum {string} */
            state: "draft" | "in_review" | "scheduled" | "published" | "archived";
            isChanged: boolean;
            isStale: boolean;
            isBehind: boolean;
            title: string;
            excerpt: string;
            seoTitle: string;
            seoDescription: string;
            /** @description Blocks as Tiptap writes them: `{ "type": "doc", "content": [block, …] }`. */
            body: {
                /** @constant */
                type: "doc";
                content: Record<string, never>[];
            };
            revision: number;
            publishedRevision: number | null;
            basedOnRevision: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            publishAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            offeredAt: number | null;
            isPublic: boolean;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            updatedAt: number;
            updatedBy: string | null;
            updatedByName: string | null;
        };
        CommonItem: {
            slug: string;
            collectionId: string | null;
            sortOrder: number;
            /** @enum {string|null} */
            level: "beginner" | "intermediate" | "advanced" | null;
            coverId: string | null;
            featured: boolean;
            /** @enum {string} */
            access: "public" | "signed-in";
            listed: boolean;
            /** @enum {string|null} */
            market: "ESX" | "ECX" | "forex" | "crypto" | "general" | null;
            /** @enum {string} */
            riskLevel: "none" | "low" | "high";
            authors: string[];
            sources: {
                title: string;
                /** Format: uri */
                url: string;
                /** Format: date */
                date?: string;
            }[];
            /** Format: date */
            reviewedOn: string | null;
            reviewEveryDays: number | null;
            tags: string[];
            topic: string | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            pinnedUntil: number | null;
            id: string;
            /** @enum {string} */
            kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
            parentId: string | null;
            version: number;
            cover: components["schemas"]["Picture"];
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            updatedAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            deletedAt: number | null;
        };
        ItemOfLearn: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "learn";
            details: components["schemas"]["DetailsOfLearn"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfLearn"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "learn";
        };
        ItemOfCourse: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "course";
            details: components["schemas"]["DetailsOfCourse"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfCourse"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "course";
        };
        ItemOfLesson: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "lesson";
            details: components["schemas"]["DetailsOfLesson"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfLesson"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "lesson";
        };
        ItemOfResource: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "resource";
            details: components["schemas"]["DetailsOfResource"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfResource"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "resource";
        };
        ItemOfFaq: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "faq";
            details: components["schemas"]["DetailsOfFaq"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfFaq"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "faq";
        };
        ItemOfTerm: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "term";
            details: components["schemas"]["DetailsOfTerm"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfTerm"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "term";
        };
        ItemOfQuestion: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "question";
            details: components["schemas"]["DetailsOfQuestion"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfQuestion"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "question";
        };
        ItemOfPage: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "page";
            details: components["schemas"]["DetailsOfPage"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfPage"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "page";
        };
        ItemOfReplay: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "replay";
            details: components["schemas"]["DetailsOfReplay"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfReplay"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "replay";
        };
        ItemOfOrderBook: components["schemas"]["CommonItem"] & {
            /** @enum {string} */
            kind?: "orderBook";
            details: components["schemas"]["DetailsOfOrderBook"];
            editions: (components["schemas"]["CommonEdition"] & {
                extras: components["schemas"]["ExtrasOfOrderBook"];
            })[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "orderBook";
        };
        AnyArticle: components["schemas"]["ArticleOfBlog"] | components["schemas"]["ArticleOfLearn"] | components["schemas"]["ArticleOfCourse"] | components["schemas"]["ArticleOfLesson"] | components["schemas"]["ArticleOfResource"] | components["schemas"]["ArticleOfFaq"] | components["schemas"]["ArticleOfTerm"] | components["schemas"]["ArticleOfQuestion"] | components["schemas"]["ArticleOfPage"] | components["schemas"]["ArticleOfReplay"] | components["schemas"]["ArticleOfOrderBook"];
        ArticleOfBlog: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "blog";
            extras: components["schemas"]["ExtrasOfBlog"];
            details: components["schemas"]["DetailsOfBlog"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "blog";
        };
        Article: components["schemas"]["Card"] & {
            html: string;
            headings: {
                id: string;
                level: number;
                text: string;
            }[];
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            updatedAt: number;
            reviewedOn: string | null;
            sources: {
                title: string;
                /** Format: uri */
                url: string;
                /** Format: date */
                date?: string;
            }[];
            seoTitle: string;
            seoDescription: string;
            publishedIn: ("en" | "am")[];
            shareImage: string | null;
        };
        Card: {
            id: string;
            /** @enum {string} */
            kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
            slug: string;
            /** @enum {string} */
            language: "en" | "am";
            title: string;
            excerpt: string;
            cover: components["schemas"]["Picture"];
            /** @enum {string|null} */
            level: "beginner" | "intermediate" | "advanced" | null;
            minutes: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            publishedAt: number;
            tags: {
                slug: string;
                label: string;
            }[];
            topic: {
                slug: string;
                label: string;
            } | null;
            collection: {
                id: string;
                slug: string;
                title: string;
            } | null;
            featured: boolean;
            /** @enum {string} */
            access: "public" | "signed-in";
            /** @enum {string} */
            riskLevel: "none" | "low" | "high";
            /** @enum {string|null} */
            market: "ESX" | "ECX" | "forex" | "crypto" | "general" | null;
            authors: string[];
        };
        ArticleOfLearn: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "learn";
            extras: components["schemas"]["ExtrasOfLearn"];
            details: components["schemas"]["DetailsOfLearn"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "learn";
        };
        ArticleOfCourse: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "course";
            extras: components["schemas"]["ExtrasOfCourse"];
            details: components["schemas"]["DetailsOfCourse"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "course";
        };
        ArticleOfLesson: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "lesson";
            extras: components["schemas"]["ExtrasOfLesson"];
            details: components["schemas"]["DetailsOfLesson"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "lesson";
        };
        ArticleOfResource: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "resource";
            extras: components["schemas"]["ExtrasOfResource"];
            details: components["schemas"]["DetailsOfResource"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "resource";
        };
        ArticleOfFaq: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "faq";
            extras: components["schemas"]["ExtrasOfFaq"];
            details: components["schemas"]["DetailsOfFaq"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "faq";
        };
        ArticleOfTerm: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "term";
            extras: components["schemas"]["ExtrasOfTerm"];
            details: components["schemas"]["DetailsOfTerm"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "term";
        };
        ArticleOfQuestion: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "question";
            extras: components["schemas"]["ExtrasOfQuestion"];
            details: components["schemas"]["DetailsOfQuestion"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "question";
        };
        ArticleOfPage: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "page";
            extras: components["schemas"]["ExtrasOfPage"];
            details: components["schemas"]["DetailsOfPage"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "page";
        };
        ArticleOfReplay: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "replay";
            extras: components["schemas"]["ExtrasOfReplay"];
            details: components["schemas"]["DetailsOfReplay"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "replay";
        };
        ArticleOfOrderBook: components["schemas"]["Article"] & {
            /** @enum {string} */
            kind?: "orderBook";
            extras: components["schemas"]["ExtrasOfOrderBook"];
            details: components["schemas"]["DetailsOfOrderBook"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "orderBook";
        };
        SignUpAnswer: {
            /**
             * @description What the reader does now; `verify` for known and unknown addresses alike
             * @enum {string}
             */
            next: "verify" | "sign-in" | "signed-in";
        };
        Problem: {
            /**
             * Format: uri-reference
             * @example /api/docs/errors#not_found
             */
            type: string;
            /** @description What the code means, in English, for developers */
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            /** @description For each value that was not taken a code, such as `required` or `too_long` */
            fields?: {
                [key: string]: string;
            };
            details?: {
                [key: string]: unknown;
            };
            requestId: string;
        };
        /**
         * @description Stable. What each means stands at /api/docs/errors; new ones may come.
         * @example blog.not_found
         */
        ProblemCode: ("access.denied" | "account.suspended" | "address.malformed" | "archive.bytes_missing" | "attempt.answered" | "attempt.closed" | "attempt.key_kept" | "body.has_nul" | "body.not_utf8" | "body.too_deep" | "body.too_large" | "body.too_slow" | "body.unexpected_type" | "card.busy" | "certificate.changed" | "certificate.names_fixed" | "certificate.revoked" | "code.locked" | "code.wrong" | "collection.changed" | "collection.not_empty" | "course.by_invitation" | "course.closed" | "course.enrol_first" | "course.full" | "course.not_enrolled" | "course.not_open" | "course.not_open_yet" | "course.too_many_invitations" | "course.over" | "credentials.locked" | "credentials.wrong" | "database.unavailable" | "edition.changed" | "edition.incomplete" | "edition.missing" | "edition.not_a_draft" | "email.not_verified" | "idempotency.key_used" | "import.has_problems" | "import.not_a_zip" | "import.not_looked_at" | "import.overtaken" | "import.part_out_of_place" | "import.running" | "import.site_changed" | "import.too_large" | "import.too_many_waiting" | "input.invalid" | "input.malformed" | "item.binned" | "item.changed" | "item.in_use" | "item.not_ready" | "item.parent_binned" | "item.too_many_tags" | "journal.changed" | "invitation.over" | "legal.changed" | "legal.not_published" | "lesson.by_goals" | "lesson.by_quiz" | "lesson.changed" | "lesson.end_not_read" | "lesson.goals_not_met" | "lesson.locked" | "lesson.not_opened" | "lesson.not_watched" | "lesson.not_yet" | "lesson.too_soon" | "media.busy" | "media.changed" | "media.captions_broken" | "media.in_use" | "media.not_multipart" | "media.other_kind" | "media.too_large" | "media.type_refused" | "message.changed" | "operator.changed" | "method.not_allowed" | "order.changed" | "order_book.changed" | "order_book.log_impossible" | "origin.foreign" | "passkey.refused" | "passkey.too_many" | "password.none" | "password.wrong" | "practice.full" | "preview_links.too_many" | "promises.changed" | "provider.unavailable" | "question.in_attempt" | "quiz.attempts_used" | "quiz.empty" | "quiz.wait" | "replay.changed" | "replay.graded" | "replay.not_graded" | "replay.refused" | "replay.run_moved" | "rate.limited" | "request.head_too_large" | "request.too_slow" | "request.refused" | "review.not_due" | "revision.gone" | "saved.full" | "scanner.unavailable" | "second_factor.exists" | "second_factor.not_shown" | "second_factor.required" | "second_step.over" | "server.busy" | "server.failed" | "session.not_fresh" | "session.other_account" | "session.required" | "set_up.unfinished" | "settings.changed" | "setup.invalid" | "sign_in.exists" | "sign_in.last" | "storage.full" | "storage.unavailable" | "tag.changed" | "tag.in_use" | "tag.unknown" | "token.read_only" | "token.session_only" | "token.unknown" | "tokens.too_many" | "token.invalid" | "upload.broken_off" | "upload.infected" | "upload.malformed" | "upload.too_slow" | "user.exists" | "webhook.changed" | "webhooks.too_many" | "user.last_admin") | string;
        LegalVersionName: {
            /** @enum {string} */
            document: "terms-of-service" | "privacy-policy";
            version: number;
        };
        SignedIn: {
            user: components["schemas"]["SessionUser"];
            /**
             * @description `second-step`: nobody is signed in yet; the second step asks for a code
             * @enum {string}
             */
            next: "signed-in" | "second-step";
        };
        SessionUser: {
            uid: string;
            email: string;
            displayName: string;
            photoURL: string | null;
            emailVerified: boolean;
            /** @enum {string} */
            role: "user" | "admin";
            isAdmin: boolean;
            /** @enum {string} */
            status: "active" | "suspended";
            online: boolean;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            lastSeen: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            bio: string;
            phone: string;
            /** @enum {string|null} */
            language: "en" | "am" | null;
            /** @enum {string|null} */
            calendar: "ethiopian" | "gregorian" | null;
            /** @description Signed in with "keep me signed in" */
            keptSignedIn: boolean;
            /** @description An administrator who must set up a second factor before administering */
            mustAddFactor: boolean;
        } | null;
        VerifyAnswer: {
            /**
             * @description `choose-password`: nothing is confirmed yet; ask again with a new password
             * @enum {string}
             */
            next: "signed-in" | "done" | "choose-password";
            email: string;
        };
        SessionAnswer: {
            user: components["schemas"]["SessionUser"] | null;
            /** @description Redirect sign-ins that are offered */
            providers: components["schemas"]["SignInProvider"][];
            /** @description Inactivity after which the session ends */
            idleMilliseconds: number;
            /** @description An address must be verified before its first sign-in */
            verificationRequired: boolean;
            /** @description The signed-in user has a password; false to a token */
            hasPassword: boolean;
            /** @description The signed-in user is asked to accept a version of a legal text */
            asksLegal: boolean;
        };
        SignInProvider: {
            /** @enum {string} */
            id: "google" | "oidc";
            name: string;
        };
        AccountState: {
            /** @description There is no such account any more */
            isGone: boolean;
        };
        RedirectResult: {
            user: components["schemas"]["SessionUser"];
        } | null;
        WholeUserRecord: components["schemas"]["UserRecord"] & {
            /** @description Versions of the legal texts that the user accepted, the latest first */
            acceptedLegal: components["schemas"]["LegalAcceptance"][];
        };
        LegalAcceptance: {
            /** @enum {string} */
            document: "terms-of-service" | "privacy-policy";
            version: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            acceptedAt: number;
            /** @enum {string} */
            language: "en" | "am";
        };
        UserRecord: {
            uid: string;
            email: string;
            displayName: string;
            photoURL: string | null;
            emailVerified: boolean;
            /** @enum {string} */
            role: "user" | "admin";
            isAdmin: boolean;
            /** @enum {string} */
            status: "active" | "suspended";
            online: boolean;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            lastSeen: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            bio: string;
            phone: string;
            /** @enum {string|null} */
            language: "en" | "am" | null;
            /** @enum {string|null} */
            calendar: "ethiopian" | "gregorian" | null;
        };
        ApiTokenList: {
            items: components["schemas"]["ApiToken"][];
        };
        ApiToken: {
            id: string;
            name: string;
            /** @enum {string} */
            scope: "read" | "write";
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            expiresAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            lastUsedAt: number | null;
            isOver: boolean;
        };
        MadeApiToken: components["schemas"]["ApiToken"] & {
            token: string;
        };
        UserSessionList: {
            sessions: components["schemas"]["UserSession"][];
            /** @description Ways to sign in that belong to the account: `password`, or a redirect provider */
            signIns: {
                provider: string;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                since: number;
            }[];
        };
        UserSession: {
            id: string;
            isCurrent: boolean;
            /** @description `password`, or the redirect provider */
            method: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            lastActiveAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            endsAt: number;
            keepSignedIn: boolean;
            address: string;
            userAgent: string;
        };
        RedirectStart: {
            url: string;
        };
        SecondFactor: {
            /**
             * Format: int64
             * @description Since when an authenticator app is in use, milliseconds since 1970-01-01T00:00:00Z
             */
            appSince: number | null;
            recoveryCodesLeft: number;
            passkeys: components["schemas"]["Passkey"][];
            /** @description The account administers a site that asks for it */
            isRequired: boolean;
        };
        Passkey: {
            id: string;
            name: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            lastUsedAt: number | null;
        };
        AppSetUp: {
            /** @description Base32, to be typed into an app that reads no picture */
            secret: string;
            /** @description `otpauth://` */
            address: string;
            /** @description The address as a QR code: modules on a side, and the dark ones as an SVG path */
            qr: {
                size: number;
                path: string;
            };
        };
        RecoveryCodes: {
            codes: string[];
        };
        PastSignInList: {
            signIns: components["schemas"]["PastSignIn"][];
        };
        PastSignIn: {
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            at: number;
            isSignedIn: boolean;
            /** @description `password`, `passkey`, `code` for a refused second step, or the redirect provider */
            method: string;
            /** @enum {string|null} */
            secondStep: "app" | "recovery" | null;
            /** @description Why it was refused */
            reason: string | null;
            /** @description Browser and system; empty when unknown */
            device: string;
            address: string;
        };
        SecondFactorRule: {
            isRequired: boolean;
        };
        PasskeyList: {
            passkeys: components["schemas"]["Passkey"][];
        };
        UserList: {
            users: components["schemas"]["ListedUser"][];
            total: number;
            page: number;
            pages: number;
            hasNext: boolean;
            /** @description Cursor of the next page */
            next: string | null;
        };
        ListedUser: {
            uid: string;
            email: string;
            emailVerified: boolean;
            displayName: string;
            photoURL: string | null;
            /** @enum {string} */
            role: "user" | "admin";
            /** @enum {string} */
            status: "active" | "suspended";
            online: boolean;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            lastSeen: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /** @description Has an authenticator app or a passkey */
            hasSecondFactor: boolean;
        };
        AuditLog: {
            entries: components["schemas"]["AuditEntry"][];
            /** @description Cursor of the next page */
            next: string | null;
            total: number | null;
        };
        AuditEntry: {
            id: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            at: number;
            actor: {
                uid: string;
                displayName: string | null;
                email: string | null;
            } | null;
            /**
             * @description One of today’s, or of an earlier version of the site
             * @example user.suspended
             */
            event: string;
            subjectKind: string | null;
            subjectId: string | null;
            /** @description Of a person who still has an account */
            subjectName: string | null;
            details: {
                [key: string]: unknown;
            };
            /** @description With which token a program did it, under its name of then */
            token: {
                id: string;
                name: string;
            } | null;
            address: string | null;
        };
        AuditActors: {
            items: {
                uid: string;
                displayName: string | null;
                email: string | null;
            }[];
        };
        Presence: {
            online: boolean;
            lastSeen?: unknown;
            /** @description The reader did something since the last report */
            active?: boolean;
        };
        BlogList: {
            items: components["schemas"]["Card"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
            tags: {
                slug: string;
                label: string;
            }[];
            isLong: boolean;
            series: {
                slug: string;
                label: string;
            }[];
            chosen: {
                title: string;
                summary: string;
            } | null;
        };
        BlogDetail: {
            article: components["schemas"]["ArticleOfBlog"];
            related: components["schemas"]["Card"][];
            series: components["schemas"]["PostSeries"];
        };
        PostSeries: {
            id: string;
            slug: string;
            title: string;
            items: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            }[];
        } | null;
        LearnList: {
            tracks: components["schemas"]["Track"][];
            tags: {
                slug: string;
                label: string;
            }[];
        };
        Track: {
            id: string;
            slug: string;
            title: string;
            summary: string;
            cover: components["schemas"]["Picture"];
            items: components["schemas"]["Card"][];
        };
        LearnDetail: {
            article: components["schemas"]["ArticleOfLearn"];
            track: {
                id: string;
                slug: string;
                title: string;
                items: {
                    id: string;
                    slug: string;
                    title: string;
                    /** @enum {string} */
                    language: "en" | "am";
                }[];
            } | null;
            previous: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            } | null;
            next: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            } | null;
            nextTrack: {
                id: string;
                title: string;
                first: {
                    id: string;
                    slug: string;
                    title: string;
                    /** @enum {string} */
                    language: "en" | "am";
                };
            } | null;
            prerequisites: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            }[];
        };
        ExerciseList: {
            items: components["schemas"]["Card"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        PracticeProgress: {
            exercises: {
                exerciseId: string;
                runs: number;
                isMet: boolean;
                hadGoals: boolean;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                lastAt: number;
            }[];
        };
        PracticeRunList: {
            items: components["schemas"]["PracticeRun"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        PracticeRun: {
            id: string;
            exerciseKind: string;
            exercise: {
                id: string;
                slug: string;
                title: string;
            } | null;
            goals: components["schemas"]["GoalResult"][];
            isMet: boolean;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            finishedAt: number;
        };
        GoalResult: {
            id: string;
            isMet: boolean;
        };
        ResourceList: {
            items: (components["schemas"]["Card"] & {
                /** @enum {string} */
                resourceType: "file" | "link" | "template" | "dataset" | "tool";
                file: components["schemas"]["FileInfo"];
                /** @enum {string|null} */
                fileLanguage: "en" | "am" | null;
                url: string | null;
            })[];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
            tags: {
                slug: string;
                label: string;
            }[];
            isLong: boolean;
        };
        FileInfo: {
            id: string;
            name: string;
            mimeType: string;
            bytes: number;
            url: string;
        } | null;
        ResourceDetail: {
            article: components["schemas"]["ArticleOfResource"];
            /** @enum {string} */
            resourceType: "file" | "link" | "template" | "dataset" | "tool";
            file: components["schemas"]["FileInfo"];
            /** @enum {string|null} */
            fileLanguage: "en" | "am" | null;
            url: string | null;
            version: string | null;
            licence: string | null;
            series: {
                id: string;
                slug: string;
                version: number;
                title: string;
                unit: string;
                decimals: number;
                isMadeUp: boolean;
                source: string;
                licence: string;
                /** @enum {string} */
                form: "prices" | "values" | "orders";
                length: number;
                from: string | null;
                to: string | null;
                rows: {
                    columns: string[];
                    first: string[][];
                    last: string[][];
                };
            } | null;
            downloads: number;
            related: components["schemas"]["Card"][];
        };
        SentSeries: {
            id: string;
            slug: string;
            version: number;
            title: string;
            unit: string;
            decimals: number;
            isMadeUp: boolean;
            source: string;
            licence: string;
            length: number;
            columns: {
                /** @enum {string} */
                form: "prices";
                times: {
                    first: string | "";
                    steps: number[];
                };
                open: number[];
                high: number[];
                low: number[];
                close: number[];
                volume: number[] | null;
            } | {
                /** @enum {string} */
                form: "values";
                times: {
                    first: string | "";
                    steps: number[];
                };
                values: number[];
            } | {
                /** @enum {string} */
                form: "orders";
                at: number[];
                action: ("limit" | "market" | "cancel")[];
                side: ("buy" | "sell" | null)[];
                price: (number | null)[];
                units: (number | null)[];
                name: string[];
            };
        };
        DataSetVersions: {
            versions: {
                version: number;
                /** @enum {string} */
                form: "prices" | "values" | "orders";
                unit: string;
                decimals: number;
                isMadeUp: boolean;
                sourceEn: string;
                sourceAm: string;
                licence: string;
                length: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                uploadedAt: number;
            }[];
            rows: {
                columns: string[];
                first: string[][];
                last: string[][];
            } | null;
        };
        SeriesReport: {
            length: number;
            from: string | null;
            to: string | null;
            rows: {
                columns: string[];
                first: string[][];
                last: string[][];
            };
            problems: {
                /** @enum {string} */
                code: "file.empty" | "file.broken" | "file.not_text" | "rows.too_many" | "rows.none" | "row.too_long" | "column.missing" | "time.missing" | "time.invalid" | "time.mixed" | "time.order" | "time.duplicate" | "figure.missing" | "figure.invalid" | "figure.decimal_sign" | "figure.too_precise" | "figure.too_large" | "figure.not_whole" | "figure.not_above_zero" | "figure.negative" | "bar.high_below_low" | "bar.open_outside" | "bar.close_outside" | "order.action" | "order.side" | "order.name_invalid" | "order.name_unknown" | "order.order" | "column.unknown" | "time.gap";
                isNote: boolean;
                row: number | null;
                column: string | null;
                detail: string;
            }[];
            faultCount: number;
            noteCount: number;
            isSame: boolean;
        };
        KeptSeries: {
            version: number;
            isNew: boolean;
        };
        FaqList: {
            categories: {
                id: string;
                slug: string;
                title: string;
                entries: {
                    id: string;
                    slug: string;
                    formerSlugs: string[];
                    /** @enum {string} */
                    language: "en" | "am";
                    question: string;
                    html: string;
                    plainHtml: string | null;
                    yes: number;
                    no: number;
                }[];
            }[];
        };
        Glossary: {
            letters: {
                letter: string;
                terms: {
                    id: string;
                    slug: string;
                    /** @enum {string} */
                    language: "en" | "am";
                    title: string;
                    excerpt: string;
                }[];
            }[];
            count: number;
            tags: {
                slug: string;
                label: string;
            }[];
            isLong: boolean;
        };
        TermDetail: {
            article: components["schemas"]["ArticleOfTerm"];
            aliases: string[];
            example: string;
            related: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            }[];
            marking: components["schemas"]["Card"][];
            previous: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            } | null;
            next: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            } | null;
        };
        TermCard: {
            id: string;
            slug: string;
            /** @enum {string} */
            language: "en" | "am";
            title: string;
            excerpt: string;
        };
        QuestionMeetings: {
            items: {
                questionId: string;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                lastAt: number;
                isRight: boolean;
            }[];
        };
        ShownQuestion: components["schemas"]["AskedQuestion"] & {
            formHtml: string;
        };
        AskedQuestion: {
            id: string;
            slug: string;
            title: string;
            /** @enum {string} */
            language: "en" | "am";
            /** @enum {string} */
            form: "single" | "multiple" | "truth" | "number" | "order" | "match" | "point";
            html: string;
            choices: {
                id: string;
                html: string;
            }[];
            counterparts: {
                id: string;
                html: string;
            }[];
            unit: string;
            places: {
                x: number;
                y: number;
                width: number;
                height: number;
            }[];
        };
        MarkedAnswer: {
            score: number;
            isRight: boolean;
            /** @enum {string} */
            language: "en" | "am";
            choices: {
                id: string;
                isChosen: boolean;
                isRightlyAnswered: boolean;
                explanation: string;
            }[];
            right: {
                chosen: string[];
                order: string[];
                matches: {
                    left: string;
                    right: string;
                }[];
                number: string;
            };
            explanation: string;
        };
        GivenAnswer: {
            /** @enum {string} */
            form: "single" | "multiple" | "truth";
            chosen: string[];
        } | {
            /** @enum {string} */
            form: "number";
            number: string;
        } | {
            /** @enum {string} */
            form: "order";
            order: string[];
        } | {
            /** @enum {string} */
            form: "match";
            matches: {
                left: string;
                right: string;
            }[];
        } | {
            /** @enum {string} */
            form: "point";
            at: {
                x: number;
                y: number;
            } | {
                chosen: string;
            };
        };
        ChartBars: {
            bars: {
                title: string;
                unit: string;
                decimals: number;
                isMadeUp: boolean;
                source: string;
                licence: string;
                hasPrices: boolean;
                times: string[];
                open: number[];
                high: number[];
                low: number[];
                close: number[];
                volume: number[] | null;
            };
            compared: {
                times: string[];
                first: number[];
                second: number[];
            } | null;
            secondTitle: string | null;
        };
        ChartDrawing: {
            html: string | null;
        };
        QuestionStatisticsList: {
            items: components["schemas"]["QuestionStatistics"][];
        };
        QuestionStatistics: {
            questionId: string;
            answers: number | null;
            people: number | null;
            rightShare: number | null;
            discrimination: number | null;
            medianSeconds: number | null;
            /** @enum {string} */
            finding: "too_few" | "doubtful" | "hard" | "weak" | "easy" | "fine";
            missed: {
                part: number;
                of: number;
            } | null;
        };
        PageDetail: {
            article: components["schemas"]["ArticleOfPage"];
        };
        OrderBook: {
            article: components["schemas"]["ArticleOfOrderBook"];
            market: {
                settings: components["schemas"]["MarketSettings"];
                revisionKey: string;
                opening: {
                    buy: {
                        price: number;
                        units: number;
                    }[];
                    sell: {
                        price: number;
                        units: number;
                    }[];
                };
            } | null;
        };
        MarketSettings: {
            seed: number;
            script: {
                at: number;
                /** @enum {string} */
                action: "limit" | "market" | "cancel";
                /** @enum {string|null} */
                side: "buy" | "sell" | null;
                price: number | null;
                units: number | null;
                name: string;
            }[] | null;
            tick: number;
            lot: number;
            fee: number;
            auctionSeconds: number;
            seconds: number;
            reference: number;
            cash: number;
            units: number;
            missions: ({
                /** @enum {string} */
                form: "average";
                /** @enum {string} */
                side: "buy" | "sell";
                units: number;
                price: number;
            } | {
                /** @enum {string} */
                form: "quiet";
                /** @enum {string} */
                side: "buy" | "sell";
                units: number;
                move: number;
            } | {
                /** @enum {string} */
                form: "auction";
                /** @enum {string} */
                side: "buy" | "sell";
                units: number;
            } | {
                /** @enum {string} */
                form: "pace";
                /** @enum {string} */
                side: "buy" | "sell";
                units: number;
                seconds: number;
            })[];
        };
        OrderBookResult: {
            bought: {
                units: number;
                value: number;
            };
            sold: {
                units: number;
                value: number;
            };
            ordered: number;
            fees: number;
            slippage: number;
            change: number;
            cash: number;
            units: number;
            lastPrice: number;
            events: number;
            missions: {
                mission: {
                    /** @enum {string} */
                    form: "average";
                    /** @enum {string} */
                    side: "buy" | "sell";
                    units: number;
                    price: number;
                } | {
                    /** @enum {string} */
                    form: "quiet";
                    /** @enum {string} */
                    side: "buy" | "sell";
                    units: number;
                    move: number;
                } | {
                    /** @enum {string} */
                    form: "auction";
                    /** @enum {string} */
                    side: "buy" | "sell";
                    units: number;
                } | {
                    /** @enum {string} */
                    form: "pace";
                    /** @enum {string} */
                    side: "buy" | "sell";
                    units: number;
                    seconds: number;
                };
                isMet: boolean;
                /** @enum {string} */
                reason: "met" | "few" | "average" | "moved" | "silent";
                counted: {
                    units: number;
                    value: number;
                };
                market: {
                    units: number;
                    value: number;
                } | null;
                moved: number;
            }[];
        };
        CourseCatalogue: {
            items: components["schemas"]["CatalogueCourse"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        CatalogueCourse: components["schemas"]["Card"] & {
            lessonCount: number;
            outcomes: string[];
            isOpen: boolean;
            admission: {
                /** @enum {string} */
                by: "open" | "closed" | "invite";
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                from: number | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                until: number | null;
                seats: number | null;
            };
        };
        CourseList: {
            items: components["schemas"]["CourseCard"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        CourseCard: components["schemas"]["Card"] & {
            lessonCount: number;
            doneCount: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            enrolledAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            completedAt: number | null;
            admission: components["schemas"]["Admission"];
        };
        Admission: {
            /** @enum {string} */
            by: "open" | "closed" | "invite";
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            from: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            until: number | null;
            seats: number | null;
            seatsLeft: number | null;
        };
        CourseDetail: {
            article: components["schemas"]["ArticleOfCourse"];
            sections: components["schemas"]["OutlineSection"][];
            enrolment: components["schemas"]["Enrolment"];
            isOpen: boolean;
            admission: components["schemas"]["Admission"];
            lessonCount: number;
            doneCount: number;
            minutes: number;
            nextLesson: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            } | null;
            nextOpening: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                opensAt: number | null;
                opensDaysAfter: number | null;
            } | null;
        };
        OutlineSection: {
            id: string | null;
            title: string;
            lessons: components["schemas"]["OutlineLesson"][];
        };
        OutlineLesson: {
            id: string;
            slug: string;
            title: string;
            /** @enum {string} */
            language: "en" | "am";
            minutes: number;
            isDone: boolean;
            isLocked: boolean;
            isFree: boolean;
            /** @enum {string} */
            lessonKind: "text" | "video" | "file" | "quiz" | "practice";
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            opensAt: number | null;
            opensDaysAfter: number | null;
        };
        Enrolment: {
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            enrolledAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            completedAt: number | null;
            lastLessonId: string | null;
        } | null;
        LessonDetail: {
            article: components["schemas"]["ArticleOfLesson"];
            course: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            };
            section: string | null;
            position: number;
            lessonCount: number;
            previous: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            } | null;
            next: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            } | null;
            isNextLocked: boolean;
            isDone: boolean;
            isEnrolled: boolean;
            offersCertificate: boolean;
            isFree: boolean;
            /** @enum {string} */
            lessonKind: "text" | "video" | "file" | "quiz" | "practice";
            completion: {
                /** @enum {string} */
                by: "hand";
            } | {
                /** @enum {string} */
                by: "seen";
                minutes: number;
            } | {
                /** @enum {string} */
                by: "video";
                share: number;
            } | {
                /** @enum {string} */
                by: "quiz";
            } | {
                /** @enum {string} */
                by: "goals";
            };
            exercise: components["schemas"]["LessonExercise"];
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            readyAt: number | null;
            isEndRead: boolean;
            watchedShare: number;
            watchedParts: [
                number,
                number
            ][];
            captions: components["schemas"]["CaptionTrack"][];
        };
        LessonExercise: {
            id: string;
            slug: string;
            title: string;
            /** @enum {string} */
            language: "en" | "am";
            kind: string;
            isMet: boolean;
        } | null;
        CaptionTrack: {
            /** @enum {string} */
            language: "en" | "am";
            url: string;
        };
        CourseProgress: {
            lessonCount: number;
            doneCount: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            completedAt: number | null;
            isJustCompleted: boolean;
        };
        Watched: {
            share: number;
            parts: [
                number,
                number
            ][];
        };
        PlayedParts: {
            parts: [
                number,
                number
            ][];
        };
        OwnCertificates: {
            names: {
                latin: string;
                ethiopic: string;
            } | null;
            areNamesFixed: boolean;
            items: components["schemas"]["OwnCertificate"][];
        };
        OwnCertificate: {
            id: string;
            title: {
                en: string | null;
                am: string | null;
            };
            score: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            completedAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            expiresAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            revokedAt: number | null;
            reason: {
                en: string;
                am: string;
            } | null;
            courseId: string;
            /** @enum {string} */
            state: "waiting" | "valid" | "expired" | "revoked";
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            issuedAt: number | null;
            isKept: boolean;
        };
        CertificateNames: {
            latin: string;
            ethiopic: string;
        };
        Certificate: {
            id: string;
            title: {
                en: string | null;
                am: string | null;
            };
            score: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            completedAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            expiresAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            revokedAt: number | null;
            reason: {
                en: string;
                am: string;
            } | null;
            /** @enum {string} */
            status: "valid" | "expired" | "revoked";
            holder: {
                latin: string;
                ethiopic: string;
            };
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            issuedAt: number;
            address: string;
            qr: {
                size: number;
                path: string;
            };
        };
        /** @description An enveloped credential of the Verifiable Credentials Data Model 2.0 */
        EnvelopedBadge: {
            "@context": string;
            id: string;
            /** @enum {string} */
            type: "EnvelopedVerifiableCredential";
        };
        CertificateList: {
            items: components["schemas"]["ListedCertificate"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        ListedCertificate: {
            id: string;
            title: {
                en: string | null;
                am: string | null;
            };
            score: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            completedAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            expiresAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            revokedAt: number | null;
            reason: {
                en: string;
                am: string;
            } | null;
            userId: string | null;
            /** @enum {string} */
            status: "valid" | "expired" | "revoked";
            holder: {
                latin: string;
                ethiopic: string;
            };
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            issuedAt: number;
        };
        SigningKeys: {
            items: components["schemas"]["SigningKey"][];
        };
        SigningKey: {
            id: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            retiredAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            revokedAt: number | null;
        };
        RevocationReason: {
            en: string;
            am: string;
        };
        KeySet: {
            keys: components["schemas"]["PublicKey"][];
        };
        /** @description A JSON Web Key */
        PublicKey: {
            /** @enum {string} */
            kty: "RSA";
            n: string;
            e: string;
            kid: string;
            /** @enum {string} */
            alg: "RS256";
            /** @enum {string} */
            use: "sig";
        };
        /** @description A profile of Open Badges 3.0 that is a controlled identifier document as well */
        IssuerProfile: {
            "@context": string[];
            id: string;
            type: string[];
            name: string;
            url: string;
            verificationMethod: {
                id: string;
                /** @enum {string} */
                type: "JsonWebKey";
                controller: string;
                publicKeyJwk: components["schemas"]["PublicKey"];
            }[];
            assertionMethod: string[];
        };
        EditedLessons: {
            items: {
                id: string;
                version: number;
                rules: components["schemas"]["DetailsOfLesson"];
            }[];
        };
        DeletedSection: {
            titleEn: string;
            titleAm: string;
            sortOrder: number;
            lessonIds: string[];
        };
        OpenInvitation: {
            course: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
                excerpt: string;
            };
            /** @enum {string} */
            state: "open" | "over" | "full" | "enrolled";
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            endsAt: number | null;
        };
        InvitationList: {
            items: components["schemas"]["Invitation"][];
        };
        Invitation: {
            id: string;
            email: string | null;
            most: number;
            used: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            createdByName: string | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            endsAt: number;
            isOver: boolean;
        };
        MadeLink: components["schemas"]["Invitation"] & {
            /** @example /courses/…/invitation/… */
            path: string;
        };
        CourseMemberList: {
            items: components["schemas"]["CourseMember"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
            lessonCount: number;
            enrolledCount: number;
        };
        CourseMember: {
            uid: string;
            displayName: string;
            email: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            enrolledAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            lastOpenedAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            completedAt: number | null;
            doneCount: number;
            invitedByName: string | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            endedAt: number | null;
        };
        QuizOverview: {
            course: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            };
            lesson: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            };
            rules: {
                isShuffled: boolean;
                attempts: number | null;
                waitMinutes: number;
                limitMinutes: number | null;
                passMark: number;
                /** @enum {string} */
                answersShown: "after_each" | "after_close" | "never";
                questionCount: number;
                extraTime: number;
            };
            attempts: components["schemas"]["QuizAttemptSummary"][];
            openAttemptId: string | null;
            /** @enum {string|null} */
            refusal: "not_enrolled" | "attempts_used" | "wait" | "empty" | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            startableAt: number | null;
            isPassed: boolean;
        };
        QuizAttemptSummary: {
            id: string;
            number: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            startedAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            dueAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            closedAt: number | null;
            score: number | null;
            isPassed: boolean | null;
        };
        QuizAttempt: components["schemas"]["QuizAttemptSummary"] & {
            course: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            };
            lesson: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
            };
            /** @enum {string} */
            answersShown: "after_each" | "after_close" | "never";
            passMark: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            now: number;
            questions: components["schemas"]["QuizAttemptQuestion"][];
        };
        QuizAttemptQuestion: {
            position: number;
            question: components["schemas"]["AskedQuestion"] | null;
            answer: {
                /** @enum {string} */
                form: "single" | "multiple" | "truth";
                chosen: string[];
            } | {
                /** @enum {string} */
                form: "number";
                number: string;
            } | {
                /** @enum {string} */
                form: "order";
                order: string[];
            } | {
                /** @enum {string} */
                form: "match";
                matches: {
                    left: string;
                    right: string;
                }[];
            } | {
                /** @enum {string} */
                form: "point";
                at: {
                    x: number;
                    y: number;
                } | {
                    chosen: string;
                };
            } | null;
            sequence: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            answeredAt: number | null;
            score: number | null;
            marked: components["schemas"]["MarkedAnswer"] | null;
            heldBy: string | null;
        };
        QuizAnswerKept: {
            position: number;
            answer: components["schemas"]["GivenAnswer"];
            sequence: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            answeredAt: number;
            marked: components["schemas"]["MarkedAnswer"] | null;
        };
        QuizAnswerSent: {
            answer: components["schemas"]["GivenAnswer"];
            sequence: number;
        };
        QuizAttemptList: {
            items: components["schemas"]["QuizAttemptOfMember"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        QuizAttemptOfMember: components["schemas"]["QuizAttemptSummary"] & {
            userId: string;
            displayName: string;
            extraTime: number;
        };
        QuizExtraTime: {
            percent: number;
        };
        QuizTrial: {
            rules: {
                isShuffled: boolean;
                attempts: number | null;
                waitMinutes: number;
                limitMinutes: number | null;
                passMark: number;
                /** @enum {string} */
                answersShown: "after_each" | "after_close" | "never";
            };
            questions: components["schemas"]["AskedQuestion"][];
        };
        QuizTrialResult: {
            score: number;
            isPassed: boolean;
            marked: (components["schemas"]["MarkedAnswer"] | null)[];
        };
        Reviews: {
            dueCount: number;
            questions: {
                turn: number;
                question: components["schemas"]["AskedQuestion"];
            }[];
            next: {
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                at: number;
                count: number;
            } | null;
        };
        ReviewAnswered: {
            questionId: string;
            turn: number;
            marked: components["schemas"]["MarkedAnswer"];
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            dueAt: number;
        };
        LearningWeek: {
            goal: number | null;
            days: {
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                at: number;
                isLearned: boolean;
                isToday: boolean;
            }[];
            learnedCount: number;
        };
        WeeklyGoal: {
            days: number | null;
        };
        Reminder: {
            isOn: boolean;
        };
        SavedList: {
            items: components["schemas"]["Card"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        SavedMark: {
            isSaved: boolean;
        };
        NoteList: {
            items: (components["schemas"]["Note"] & {
                page: {
                    /** @enum {string} */
                    kind: "blog" | "learn" | "lesson";
                    title: string;
                    path: string;
                    id: string | null;
                };
            })[];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        Passage: {
            quote: string;
            before: string;
            after: string;
            position: number;
        };
        Note: {
            id: string;
            /** @enum {string} */
            type: "highlight" | "bookmark";
            /** @enum {string} */
            language: "en" | "am";
            passage: components["schemas"]["Passage"];
            words: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
        };
        PageNotes: {
            notes: components["schemas"]["Note"][];
            places: components["schemas"]["ReadingPlace"][];
        };
        ReadingPlace: {
            /** @enum {string} */
            language: "en" | "am";
            block: number;
            blockCount: number;
            quote: string;
            readBlocks: string[];
            isEndRead: boolean;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            changedAt: number;
        };
        NoteMark: {
            isKept: boolean;
        };
        GivenNote: {
            /** @enum {string} */
            kind: "blog" | "learn" | "lesson";
            itemId: string;
            /** @enum {string} */
            type: "highlight" | "bookmark";
            /** @enum {string} */
            language: "en" | "am";
            passage: components["schemas"]["Passage"];
            words: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt?: number;
        };
        GivenReadingPlace: {
            /** @enum {string} */
            language: "en" | "am";
            block: number;
            blockCount: number;
            quote: string;
            readBlocks: string[];
            /** @default false */
            isEndRead: boolean;
        };
        TradePicture: {
            id: string;
            width: number;
            height: number;
            bytes: number;
            description: string;
        };
        TradeMark: {
            isKept: boolean;
        };
        TradeList: {
            items: components["schemas"]["Trade"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        Trade: {
            id: string;
            version: number;
            fields: components["schemas"]["TradeFields"];
            aside: components["schemas"]["TradeAside"][];
            pictures: components["schemas"]["TradePicture"][];
            /** @enum {string} */
            source: "hand" | "replay" | "orderBook" | "file";
            runId: string | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            changedAt: number;
        };
        TradeFields: {
            instrument: string;
            /** @enum {string} */
            side: "buy" | "sell";
            units: number | null;
            plannedEntry: number | null;
            plannedStop: number | null;
            plannedTarget: number | null;
            reason: string;
            enteredOn: string | null;
            entry: number | null;
            exits: {
                on: string | null;
                price: number;
                units: number;
            }[];
            fees: number;
            feelings: string;
            lesson: string;
            tags: string[];
        };
        TradeAside: {
            id: string;
            /** @enum {string} */
            field: "instrument" | "side" | "units" | "plannedEntry" | "plannedStop" | "plannedTarget" | "reason" | "enteredOn" | "entry" | "exits" | "fees" | "feelings" | "lesson" | "tags";
            said: {
                instrument?: string;
                /** @enum {string} */
                side?: "buy" | "sell";
                units?: number | null;
                plannedEntry?: number | null;
                plannedStop?: number | null;
                plannedTarget?: number | null;
                reason?: string;
                enteredOn?: string | null;
                entry?: number | null;
                exits?: {
                    on: string | null;
                    price: number;
                    units: number;
                }[];
                fees?: number;
                feelings?: string;
                lesson?: string;
                tags?: string[];
            };
        };
        TradeChange: {
            base: number;
            writer: string;
            changed: ("instrument" | "side" | "units" | "plannedEntry" | "plannedStop" | "plannedTarget" | "reason" | "enteredOn" | "entry" | "exits" | "fees" | "feelings" | "lesson" | "tags")[];
            fields: components["schemas"]["TradeFields"];
            /** @default [] */
            aside: components["schemas"]["TradeAside"][];
            /** @default [] */
            settled: string[];
            origin?: {
                /** @enum {string} */
                source: "hand" | "replay" | "orderBook" | "file";
                runId: string | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                createdAt: number;
            };
        };
        TakenOverTrades: {
            added: number;
            known: number;
        };
        PracticeRunTrades: {
            /** @enum {string} */
            source: "replay" | "orderBook";
            runId: string;
            title: string;
            /** @default 2 */
            decimals: number;
            trades: {
                /** @enum {string} */
                side: "buy" | "sell";
                units: number;
                /** @default null */
                planned: number | null;
                entry: number;
                exit: number | null;
                /** @default null */
                exitUnits: number | null;
                stop: number | null;
                target: number | null;
                fees: number;
                enteredAt: string | null;
                exitedAt: string | null;
                /** @default  */
                reason: string;
            }[];
        };
        TradeFileReport: components["schemas"]["TakenOverTrades"] & {
            trades: number;
            problems: components["schemas"]["TradeFileProblem"][];
        };
        TradeFileProblem: {
            row: number;
            column: string;
            /** @enum {string} */
            code: "broken" | "missing" | "unknown" | "too_many" | "required" | "side" | "figure" | "units" | "day" | "calendar" | "exits" | "exits_over" | "cells_over" | "too_long";
        };
        GivenTradeFile: {
            text: string;
            /** @enum {string} */
            calendar: "ethiopian" | "gregorian";
            isTrial: boolean;
        };
        ContactMessageReceived: {
            /** @enum {boolean} */
            received: true;
        };
        NewContactMessage: {
            name: string;
            email: string;
            /** @enum {string} */
            topic: "question" | "courses" | "account" | "correction" | "partnership" | "other";
            message: string;
            /** @enum {boolean} */
            consent: true;
            /**
             * @description A trap for programs: people leave it empty
             * @default
             */
            website: string;
            /** @enum {string} */
            language: "en" | "am";
        };
        ContactMessageList: {
            items: components["schemas"]["ContactMessage"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
            newCount: number;
        };
        ContactMessage: {
            id: string;
            name: string;
            email: string;
            /** @enum {string} */
            topic: "question" | "courses" | "account" | "correction" | "partnership" | "other";
            message: string;
            /** @enum {string} */
            language: "en" | "am";
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /** @enum {string} */
            state: "new" | "read" | "answered" | "done" | "spam";
            userId: string | null;
            page: {
                /** @enum {string} */
                kind: "blog" | "learn" | "course" | "lesson";
                path: string;
                title: string;
            } | null;
        };
        ContactMessageDetail: components["schemas"]["ContactMessage"] & {
            note: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            answeredAt: number | null;
            answeredBy: string | null;
            isNameAllowed: boolean;
            replies: {
                id: string;
                text: string;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                createdAt: number;
                sentBy: string | null;
                /** @enum {string} */
                progress: "waiting" | "sent" | "failed" | "unknown";
            }[];
            published: {
                /** @enum {string} */
                language: "en" | "am";
                question: string;
                answer: string;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                publishedAt: number;
            }[];
        };
        PageAnswers: {
            items: {
                /** @enum {string} */
                language: "en" | "am";
                question: string;
                answer: string;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                publishedAt: number;
                id: string;
                askedBy: string | null;
            }[];
        };
        OwnPageQuestions: {
            items: {
                id: string;
                question: string;
                /** @enum {string} */
                language: "en" | "am";
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                createdAt: number;
                isPublished: boolean;
                replies: {
                    id: string;
                    text: string;
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970-01-01T00:00:00Z
                     */
                    createdAt: number;
                }[];
            }[];
        };
        NewPageQuestion: {
            question: string;
            isNameAllowed: boolean;
            /**
             * @description A trap for programs: people leave it empty
             * @default
             */
            website: string;
            /** @enum {string} */
            language: "en" | "am";
        };
        Site: {
            siteName: string;
            /** @description Minutes without activity after which readers are signed out */
            idleMinutes: number;
            announcement: {
                id: string;
                text: string;
                /** @enum {string} */
                language: "en" | "am";
                href: string | null;
            } | null;
            hero: {
                title: string;
                text: string;
            } | null;
            links: {
                label: string;
                href: string;
            }[];
            analyticsMeasurementId: string | null;
        };
        SiteSettings: {
            version: number;
            announcement: {
                isShown: boolean;
                text: {
                    en: string;
                    am: string;
                };
                href: string | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                from: number | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                until: number | null;
            };
            moreAnnouncements: {
                isShown: boolean;
                text: {
                    en: string;
                    am: string;
                };
                href: string | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                from: number | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                until: number | null;
            }[];
            hero: {
                title: {
                    en: string;
                    am: string;
                };
                text: {
                    en: string;
                    am: string;
                };
            };
            links: {
                label: {
                    en: string;
                    am: string;
                };
                href: string;
            }[];
            cards: {
                /** @enum {string} */
                card: "today" | "continue" | "courses" | "certificates" | "saved" | "read" | "posts";
                isShown: boolean;
            }[];
        };
        SiteSettingsInput: {
            version: number;
            announcement: {
                isShown: boolean;
                text: {
                    en: string;
                    am: string;
                };
                href: string | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                from: number | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                until: number | null;
            };
            /** @default [] */
            moreAnnouncements: {
                isShown: boolean;
                text: {
                    en: string;
                    am: string;
                };
                href: string | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                from: number | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                until: number | null;
            }[];
            hero: {
                title: {
                    en: string;
                    am: string;
                };
                text: {
                    en: string;
                    am: string;
                };
            };
            links: {
                label: {
                    en: string;
                    am: string;
                };
                href: string;
            }[];
            cards: {
                /** @enum {string} */
                card: "today" | "continue" | "courses" | "certificates" | "saved" | "read" | "posts";
                isShown: boolean;
            }[];
        };
        DashboardArrangement: {
            cards: {
                /** @enum {string} */
                card: "today" | "continue" | "courses" | "certificates" | "saved" | "read" | "posts";
                isShown: boolean;
            }[];
            isOwn: boolean;
        };
        ArrangedCards: {
            cards: {
                /** @enum {string} */
                card: "today" | "continue" | "courses" | "certificates" | "saved" | "read" | "posts";
                isShown: boolean;
            }[];
        };
        CourseFunnels: {
            items: {
                id: string;
                title: string;
                /** @enum {string} */
                titleLanguage: "en" | "am";
                enrolled: number;
                started: number;
                completed: number;
            }[];
        };
        CourseReport: {
            courseId: string;
            title: string;
            /** @enum {string} */
            language: "en" | "am";
            enrolled: number;
            started: number;
            completed: number;
            lessons: {
                id: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
                doneCount: number;
            }[];
            hardest: {
                questionId: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
                answers: number;
                right: number;
            }[];
            hardestOfLatest: number | null;
        };
        MemberDashboard: {
            announcements: {
                id: string;
                text: string;
                /** @enum {string} */
                language: "en" | "am";
                href: string | null;
            }[];
            cards: ("today" | "continue" | "courses" | "certificates" | "saved" | "read" | "posts")[];
            arrangement: components["schemas"]["DashboardArrangement"];
            today: components["schemas"]["LearningToday"] | null;
            /** @enum {string} */
            standing: "new" | "learning" | "waiting" | "finished";
            continued: components["schemas"]["ContinuedCourse"];
            suggested: components["schemas"]["CourseCard"] | null;
            tracks: components["schemas"]["TrackProgress"][];
            courses: components["schemas"]["CourseCard"][];
            certificates: components["schemas"]["OwnCertificate"][];
            saved: components["schemas"]["Card"][];
            hasMoreSaved: boolean;
            read: components["schemas"]["Card"][];
            posts: components["schemas"]["Card"][];
        };
        LearningToday: {
            dueCount: number;
            next: {
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                at: number;
                count: number;
            } | null;
            week: components["schemas"]["LearningWeek"];
        };
        ContinuedCourse: {
            course: components["schemas"]["CourseCard"];
            lesson: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
                minutes: number;
            };
        } | null;
        TrackProgress: {
            id: string;
            slug: string;
            title: string;
            readCount: number;
            pageCount: number;
            next: {
                id: string;
                slug: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
                minutes: number;
            };
        };
        Overview: {
            queue: {
                /** @enum {string} */
                state: "draft" | "in_review" | "scheduled" | "changed";
                count: number;
                newest: {
                    itemId: string;
                    /** @enum {string} */
                    kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
                    /** @enum {string} */
                    language: "en" | "am";
                    title: string;
                    /** @enum {string} */
                    titleLanguage: "en" | "am";
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970-01-01T00:00:00Z
                     */
                    updatedAt: number;
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970-01-01T00:00:00Z
                     */
                    publishAt: number | null;
                }[];
            }[];
            coverage: {
                /** @enum {string} */
                kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
                both: number;
                one: number;
                behind: number;
                ahead: number;
            }[];
            behind: {
                count: number;
                newest: {
                    itemId: string;
                    /** @enum {string} */
                    kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
                    /** @enum {string} */
                    language: "en" | "am";
                    title: string;
                    /** @enum {string} */
                    titleLanguage: "en" | "am";
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970-01-01T00:00:00Z
                     */
                    updatedAt: number;
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970-01-01T00:00:00Z
                     */
                    publishAt: number | null;
                }[];
            };
            people: {
                signUps7: number;
                signUps30: number;
                onlineNow: number;
            };
            newMessages: number;
            reports: number;
            pageQuestions: number;
            searchMisses: number;
            courses: {
                id: string;
                title: string;
                /** @enum {string} */
                titleLanguage: "en" | "am";
                enrolled: number;
                started: number;
                completed: number;
            }[];
            events: {
                id: string;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                at: number;
                event: string;
                actorId: string | null;
                actorName: string | null;
                subjectName: string | null;
                subjectKind: string | null;
                subjectId: string | null;
                details: {
                    [key: string]: unknown;
                };
            }[];
            storage: {
                files: number;
                bytes: number;
            };
        };
        LearnerList: {
            items: components["schemas"]["Learner"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number;
        };
        Learner: {
            uid: string;
            displayName: string;
            email: string;
            courseId: string;
            courseTitle: string;
            /** @enum {string} */
            courseTitleLanguage: "en" | "am";
            /** @enum {string} */
            state: "not_started" | "learning" | "idle" | "completed" | "ended";
            lessonCount: number;
            doneCount: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            enrolledAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            lastOpenedAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            completedAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            endedAt: number | null;
        };
        LimitList: {
            items: components["schemas"]["Limit"][];
        };
        Limit: {
            /** @enum {string} */
            group: "requests" | "passwords" | "sessions" | "sizes" | "keeping" | "connections";
            /** @enum {string} */
            name: "signUp" | "signIn" | "startRedirect" | "finishRedirect" | "askForMail" | "useToken" | "changePassword" | "prove" | "uploadPhoto" | "changeName" | "exportData" | "mailsToOneAddress" | "contactMessages" | "contactReceipts" | "pageQuestions" | "pageQuestionsADay" | "faqVotes" | "certificateNames" | "certificateClaims" | "searchMisses" | "searches" | "suggestions" | "journalImports" | "journalUploads" | "orderBookRuns" | "replayResults" | "quizAttempts" | "certificateReads" | "certificateDrawings" | "newPictures" | "seriesTables" | "previewOpenings" | "tokenRequests" | "passwordShortest" | "passwordLongest" | "freeAttempts" | "longestWait" | "freeAttemptsInAll" | "longestWaitInAll" | "sessionIdle" | "freshSignIn" | "sessionShort" | "sessionKept" | "bodyBytes" | "bodyDepth" | "textBytes" | "imageBytes" | "imagePixels" | "fileBytes" | "photoBytes" | "contactLength" | "binTime" | "keptRevisions" | "savedItems" | "notes" | "notesOnPage" | "journalTrades" | "journalPictures" | "practiceRuns" | "tokens" | "passkeys" | "webhooks" | "previewLinks" | "invitations" | "itemTags" | "waitingImports" | "repeatTime" | "connections" | "uploadsAtOnce" | "headerTime" | "requestTime" | "uploadTime" | "headerBytes";
            value: number;
            /** @enum {string} */
            unit: "times" | "characters" | "bytes" | "pixels" | "levels" | "seconds";
            perSeconds: number | null;
            /** @enum {string|null} */
            setting: "RATE_LIMIT_FACTOR" | "SESSION_IDLE_SECONDS" | "FRESH_SIGN_IN_SECONDS" | null;
        };
        OperatorDetails: {
            version: number;
            name: {
                en: string;
                am: string;
            };
            address: {
                en: string;
                am: string;
            };
            email: string;
            phone: string;
            law: {
                en: string;
                am: string;
            };
            court: {
                en: string;
                am: string;
            };
            minimumAge: number | null;
            authority: {
                en: string;
                am: string;
            };
            /** Format: date */
            effectiveOn: string | null;
            areTextsReviewed: boolean;
        };
        OperatorDetailsInput: {
            version: number;
            name: {
                en: string;
                am: string;
            };
            address: {
                en: string;
                am: string;
            };
            email: "" | string;
            phone: string;
            law: {
                en: string;
                am: string;
            };
            court: {
                en: string;
                am: string;
            };
            minimumAge: number | null;
            authority: {
                en: string;
                am: string;
            };
            /** Format: date */
            effectiveOn: string | null;
            areTextsReviewed: boolean;
        };
        SetUp: {
            steps: {
                /** @enum {string} */
                step: "operator" | "review" | "text" | "mail" | "address";
                isDone: boolean;
            }[];
            isDismissed: boolean;
        };
        LegalTexts: {
            documents: {
                /** @enum {string} */
                document: "terms-of-service" | "privacy-policy";
                inForce: number | null;
                versions: components["schemas"]["LegalVersion"][];
            }[];
        };
        LegalVersion: {
            /** @enum {string} */
            document: "terms-of-service" | "privacy-policy";
            version: number;
            /** Format: date */
            effectiveOn: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            declaredAt: number;
            mustAccept: boolean;
            summary: string;
        };
        OwnLegalAcceptances: {
            accepted: components["schemas"]["LegalAcceptance"][];
            asked: components["schemas"]["LegalVersion"][];
        };
        LegalVersionText: components["schemas"]["LegalVersion"] & {
            /** @enum {string} */
            language: "en" | "am";
            title: string;
            excerpt: string;
            html: string;
        };
        ManagedLegalTexts: {
            documents: {
                /** @enum {string} */
                document: "terms-of-service" | "privacy-policy";
                inForce: number | null;
                isPublished: boolean;
                isChanged: boolean;
                versions: {
                    /** @enum {string} */
                    document: "terms-of-service" | "privacy-policy";
                    version: number;
                    /** Format: date */
                    effectiveOn: string;
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970-01-01T00:00:00Z
                     */
                    declaredAt: number;
                    mustAccept: boolean;
                    summary: {
                        en: string;
                        am: string;
                    };
                    /** @description Members who accepted it */
                    accepted: number;
                }[];
            }[];
        };
        Webhooks: {
            items: components["schemas"]["Webhook"][];
            total: number;
        };
        Webhook: {
            id: string;
            name: string;
            url: string;
            events: ("text.published" | "text.unpublished" | "message.received" | "course.completed")[];
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            formerUntil: number | null;
        };
        MadeWebhook: components["schemas"]["Webhook"] & {
            secret: string;
        };
        WebhookDeliveries: {
            items: components["schemas"]["WebhookDelivery"][];
            total: number;
            next: string | null;
        };
        WebhookDelivery: {
            id: string;
            /** @enum {string} */
            event: "text.published" | "text.unpublished" | "message.received" | "course.completed" | "webhook.test";
            body: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            at: number;
            /** @enum {string} */
            state: "waiting" | "sending" | "delivered" | "given_up";
            tries: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            triedAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            nextTryAt: number | null;
            status: number | null;
            /** @enum {string|null} */
            error: "timed_out" | "unreachable" | "certificate" | "private_address" | "secret_lost" | null;
        };
        SearchResults: {
            items: components["schemas"]["SearchHit"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
            didYouMean: string | null;
            pages: components["schemas"]["FoundPage"][];
            nearest: components["schemas"]["SearchSuggestion"][];
        };
        SearchHit: components["schemas"]["SearchSuggestion"] & {
            snippet: {
                text: string;
                isMatch: boolean;
            }[];
            playingMinutes: number | null;
        };
        SearchSuggestion: {
            itemId: string;
            /** @enum {string} */
            kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "page" | "replay" | "orderBook";
            slug: string;
            parent: string | null;
            /** @enum {string} */
            language: "en" | "am";
            title: {
                text: string;
                isMatch: boolean;
            }[];
            isForMembers: boolean;
        };
        FoundPage: {
            path: string;
            title: string;
            description: string;
        };
        SearchSuggestions: {
            items: components["schemas"]["SearchSuggestion"][];
            pages: components["schemas"]["FoundPage"][];
        };
        SearchMisses: {
            items: components["schemas"]["SearchMiss"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        SearchMiss: {
            query: string;
            /** @enum {string} */
            language: "en" | "am";
            count: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            lastAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            handledAt: number | null;
        };
        ToolList: {
            items: components["schemas"]["Tool"][];
            shareImage: string;
        };
        Tool: {
            id: string;
            title: string;
            description: string;
            inputs: {
                name: string;
                label: string;
                example: string;
            }[];
        };
        ToolDetail: components["schemas"]["Tool"] & {
            html: string;
            text: {
                title: string;
                path: string;
            } | null;
            shareImage: string;
        };
        ItemReport: {
            editors: components["schemas"]["ItemEditor"][];
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            deletedAt: number | null;
            standing: string;
        };
        ItemEditor: {
            uid: string;
            displayName: string;
            /** @enum {string|null} */
            language: "en" | "am" | null;
            isSelf: boolean;
        };
        ReadMarks: {
            itemIds: string[];
        };
        ReadMark: {
            isRead: boolean;
        };
        TeaserDetail: {
            teaser: components["schemas"]["Teaser"];
        };
        Teaser: {
            id: string;
            /** @enum {string} */
            kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
            slug: string;
            /** @enum {string} */
            language: "en" | "am";
            title: string;
            excerpt: string;
            cover: components["schemas"]["Picture"];
            /** @enum {string|null} */
            level: "beginner" | "intermediate" | "advanced" | null;
            minutes: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            publishedAt: number;
            tags: {
                slug: string;
                label: string;
            }[];
            topic: {
                slug: string;
                label: string;
            } | null;
            collection: {
                id: string;
                slug: string;
                title: string;
            } | null;
            featured: boolean;
            /** @enum {string} */
            access: "public" | "signed-in";
            /** @enum {string} */
            riskLevel: "none" | "low" | "high";
            /** @enum {string|null} */
            market: "ESX" | "ECX" | "forex" | "crypto" | "general" | null;
            authors: string[];
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            updatedAt: number;
            reviewedOn: string | null;
            seoTitle: string;
            seoDescription: string;
            publishedIn: ("en" | "am")[];
            shareImage: string | null;
        };
        PocketContents: {
            title: string;
            version: string;
            bytes: number;
            pages: {
                path: string;
                title: string;
                /** @enum {string} */
                language: "en" | "am";
                answer: string | null;
            }[];
            answers: string[];
            pictures: string[];
            videos: {
                address: string;
                bytes: number;
            }[];
        };
        ItemRow: {
            id: string;
            /** @enum {string} */
            kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
            slug: string;
            version: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            updatedAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            deletedAt: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            publishedAt: number | null;
            parentId: string | null;
            featured: boolean;
            collection: {
                id: string;
                slug: string;
                title: string;
            } | null;
            tags: {
                slug: string;
                label: string;
            }[];
            editions: {
                /** @enum {string} */
                language: "en" | "am";
                title: string;
                /** @enum {string} */
                state: "draft" | "in_review" | "scheduled" | "published" | "archived";
                isPublic: boolean;
                isChanged: boolean;
                isStale: boolean;
                isBehind: boolean;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                publishAt: number | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                updatedAt: number;
            }[];
        };
        ItemChange: {
            id: string | null;
            results: {
                id: string;
                /** @enum {string|null} */
                kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook" | null;
                title: string;
                /** @enum {string|null} */
                titleLanguage: "en" | "am" | null;
                /** @enum {string} */
                outcome: "done" | "unchanged" | "refused";
                code: string | null;
                problems: {
                    /** @enum {string} */
                    language: "en" | "am";
                    fields: {
                        [key: string]: string;
                    };
                }[];
                inTheWay: {
                    id: string;
                    title: string;
                    /** @enum {string|null} */
                    titleLanguage: "en" | "am" | null;
                    path: string;
                    /** @enum {string} */
                    need: "shown" | "certificate";
                    faults: {
                        [key: string]: string;
                    };
                }[];
            }[];
        };
        RevisionEntry: {
            /** @enum {string} */
            language: "en" | "am";
            revision: number;
            title: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            savedAt: number;
            savedByName: string | null;
            isPublished: boolean;
        };
        Revision: components["schemas"]["RevisionEntry"] & {
            text: {
                /** @default  */
                title: string;
                /** @default  */
                excerpt: string;
                /** @default  */
                seoTitle: string;
                /** @default  */
                seoDescription: string;
                /** @description Blocks as Tiptap writes them: `{ "type": "doc", "content": [block, …] }`. */
                body: {
                    /** @constant */
                    type: "doc";
                    content: Record<string, never>[];
                };
                extras?: components["schemas"]["AnyExtras"];
            };
        };
        TranslationDebt: {
            /** @enum {string} */
            language: "en" | "am";
            basedOn: number | null;
            comparedWith: number | null;
            current: number | null;
            changed: {
                before: number;
                after: number;
            }[];
            restyled: {
                before: number;
                after: number;
            }[];
            moved: {
                before: number;
                after: number;
            }[];
            added: number[];
            removed: number[];
            fields: ("title" | "excerpt" | "seoTitle" | "seoDescription" | "extras")[];
        };
        Preview: {
            article: components["schemas"]["AnyArticle"];
            files: {
                [key: string]: components["schemas"]["FileInfo"];
            };
            writtenIn: ("en" | "am")[];
        };
        PreviewLink: {
            id: string;
            name: string;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            createdByName: string | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            expiresAt: number | null;
            isExpired: boolean;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            lastOpenedAt: number | null;
        };
        NewPreviewLink: components["schemas"]["PreviewLink"] & {
            /** @example /preview/… */
            path: string;
        };
        Findings: {
            items: components["schemas"]["Finding"][];
            more: number;
            missing: {
                [key: string]: string;
            };
        };
        Finding: {
            /** @enum {string} */
            code: "alt.missing" | "alt.no_cover" | "alt.same_in_both" | "alt.file_name" | "link.not_found" | "link.not_published" | "link.in_bin" | "link.not_public" | "link.no_anchor" | "link.old_address" | "exercise.kept_for_quizzes" | "chart.not_described" | "chart.not_published" | "heading.starts_deep" | "heading.skips" | "heading.empty" | "heading.repeated" | "promise.made" | "promise.mentioned" | "punctuation.stop" | "punctuation.comma" | "punctuation.semicolon" | "punctuation.colon" | "punctuation.wordspaces" | "punctuation.space_before" | "punctuation.quotes" | "punctuation.ethiopic_in_english" | "numbers.differ" | "review.overdue" | "review.long_ago" | "risk.no_callout" | "term.unmarked" | "term.two_names" | "term.not_in_pair" | "term.other_in_pair" | "term.rejected";
            /** @enum {string} */
            severity: "warning" | "note";
            place: {
                field: string;
                block: number | null;
                start: number | null;
                end: number | null;
            };
            quote: string;
            values: {
                [key: string]: string;
            };
        };
        Promises: {
            version: number;
            phrases: {
                en: string[];
                am: string[];
            };
            builtIn: {
                en: string[];
                am: string[];
            };
        };
        Collection: {
            id: string;
            /** @enum {string} */
            kind: "track" | "faq_category" | "series" | "section";
            slug: string;
            sortOrder: number;
            parentId: string | null;
            coverId: string | null;
            titleEn: string;
            titleAm: string;
            summaryEn: string;
            summaryAm: string;
        };
        Tag: {
            id: string;
            slug: string;
            labelEn: string;
            labelAm: string;
            items: number;
        };
        Coverage: {
            /** @enum {string} */
            kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
            both: number;
            onlyEn: number;
            onlyAm: number;
            neither: number;
            behind: number;
            ahead: number;
        };
        OwedTranslation: {
            itemId: string;
            /** @enum {string} */
            kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
            parentId: string | null;
            /** @enum {string} */
            language: "en" | "am";
            /** @enum {string} */
            reason: "readers_behind" | "missing" | "draft_ahead";
            title: string;
            /** @enum {string} */
            titleLanguage: "en" | "am";
            /** @enum {string|null} */
            state: "draft" | "in_review" | "scheduled" | "published" | "archived" | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            since: number;
            changes: number | null;
            isReady: boolean;
        };
        UploadedMedia: components["schemas"]["MediaItem"] & {
            known: {
                id: string;
                fileName: string;
            } | null;
        };
        MediaItem: {
            id: string;
            /** @enum {string} */
            kind: "image" | "file";
            fileName: string;
            mimeType: string;
            bytes: number;
            alt: {
                en: string;
                am: string;
            };
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            lengthMs: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            replacedAt: number | null;
            picture: components["schemas"]["Picture"];
            file: components["schemas"]["FileInfo"];
        };
        MediaPage: {
            items: components["schemas"]["MediaItem"][];
            page: number;
            hasNext: boolean;
            next: string | null;
            total: number | null;
        };
        MediaUsage: {
            uses: components["schemas"]["MediaUse"][];
            hasMore: boolean;
            formerFiles: components["schemas"]["FormerFile"][];
        };
        MediaUse: {
            /** @enum {string} */
            place: "cover" | "details" | "draft" | "published" | "history" | "collection" | "setting" | "legal";
            id: string;
            kind: string | null;
            parentId: string | null;
            /** @enum {string|null} */
            language: "en" | "am" | null;
            titles: {
                en: string;
                am: string;
            };
            count: number;
            isBinned: boolean;
        };
        FormerFile: {
            id: string;
            fileName: string;
            bytes: number;
            width: number | null;
            height: number | null;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            replacedAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            keptUntil: number;
            replacedByName: string | null;
            src: string;
        };
        ContentArchiveSize: {
            items: number;
            media: number;
            bytes: number;
        };
        QuestionExportLosses: {
            questions: number;
            leftOut: {
                row: number;
                id: string;
                title: string;
                /** @enum {string|null} */
                titleLanguage: "en" | "am" | null;
                /** @enum {string} */
                code: "no_text" | "unfinished" | "places" | "words" | "pairs" | "number" | "not_same" | "differs";
            }[];
        };
        ContentImport: {
            id: string;
            fileName: string;
            bytes: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            expiresAt: number;
            /** @enum {string} */
            purpose: "archive";
            settings: {
                /** @enum {string} */
                purpose: "archive";
                /**
                 * @default archive
                 * @enum {string}
                 */
                as: "archive" | "drafts";
            } | null;
            report: components["schemas"]["ContentImportReport"];
            result: components["schemas"]["ContentImportResult"];
        } | {
            id: string;
            fileName: string;
            bytes: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            expiresAt: number;
            /** @enum {string} */
            purpose: "foreign";
            settings: {
                /**
                 * @default auto
                 * @enum {string}
                 */
                source: "auto" | "ghost" | "wordpress" | "markdown";
                /**
                 * @default blog
                 * @enum {string}
                 */
                kind: "blog" | "learn" | "resource" | "faq";
                /**
                 * @default auto
                 * @enum {string}
                 */
                language: "auto" | "en" | "am";
                /** @enum {string} */
                purpose: "foreign";
            } | null;
            report: components["schemas"]["ForeignReport"];
            result: components["schemas"]["ForeignResult"];
        } | {
            id: string;
            fileName: string;
            bytes: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            expiresAt: number;
            /** @enum {string} */
            purpose: "translation";
            settings: {
                /** @enum {string} */
                purpose: "translation";
            } | null;
            report: components["schemas"]["TranslationReport"];
            result: components["schemas"]["TranslationResult"];
        } | {
            id: string;
            fileName: string;
            bytes: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Milliseconds since 1970-01-01T00:00:00Z
             */
            expiresAt: number;
            /** @enum {string} */
            purpose: "questions";
            settings: {
                /**
                 * @default auto
                 * @enum {string}
                 */
                language: "auto" | "en" | "am";
                /** @enum {string} */
                purpose: "questions";
            } | null;
            report: components["schemas"]["QuestionImportReport"];
            result: components["schemas"]["QuestionImportResult"];
        };
        ContentImportReport: {
            /** @enum {string} */
            as: "archive" | "drafts";
            counts: {
                items: {
                    create: number;
                    update: number;
                    unchanged: number;
                };
                tags: {
                    create: number;
                    update: number;
                    unchanged: number;
                };
                collections: {
                    create: number;
                    update: number;
                    unchanged: number;
                };
                media: {
                    create: number;
                    update: number;
                    unchanged: number;
                };
                settings: {
                    create: number;
                    update: number;
                    unchanged: number;
                };
            };
            items: {
                /** @enum {string} */
                kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
                slug: string;
                title: string;
                /** @enum {string|null} */
                titleLanguage: "en" | "am" | null;
                languages: ("en" | "am")[];
                /** @enum {string} */
                action: "create" | "update" | "unchanged";
                id: string | null;
                seen: string | null;
                problems: {
                    field: string;
                    code: string;
                    detail: string;
                }[];
            }[];
            settings: {
                name: string;
                /** @enum {string} */
                action: "create" | "update" | "unchanged";
            }[];
            seen: string | null;
            problems: {
                field: string;
                code: string;
                detail: string;
            }[];
            problemCount: number;
        } | null;
        ContentImportResult: {
            counts: {
                items: {
                    create: number;
                    update: number;
                    unchanged: number;
                };
                tags: {
                    create: number;
                    update: number;
                    unchanged: number;
                };
                collections: {
                    create: number;
                    update: number;
                    unchanged: number;
                };
                media: {
                    create: number;
                    update: number;
                    unchanged: number;
                };
                settings: {
                    create: number;
                    update: number;
                    unchanged: number;
                };
            };
            items: {
                /** @enum {string} */
                kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
                slug: string;
                title: string;
                /** @enum {string|null} */
                titleLanguage: "en" | "am" | null;
                id: string;
                /** @enum {string} */
                action: "create" | "update" | "unchanged";
            }[];
        } | null;
        ForeignReport: {
            /** @enum {string} */
            source: "ghost" | "wordpress" | "markdown";
            posts: {
                title: string;
                /** @enum {string} */
                language: "en" | "am";
                slug: string;
                /** @enum {string} */
                action: "create" | "already_imported";
                itemId: string | null;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970-01-01T00:00:00Z
                 */
                publishedAt: number | null;
                media: number;
                notes: components["schemas"]["ImportNote"][];
            }[];
            notes: components["schemas"]["ImportNote"][];
        } | null;
        ImportNote: {
            code: string;
            detail: string;
            place: string;
        };
        ForeignResult: {
            items: {
                id: string;
                /** @enum {string} */
                kind: "blog" | "learn" | "resource" | "faq";
                slug: string;
                title: string;
                languages: ("en" | "am")[];
            }[];
            alreadyImported: number;
            notes: components["schemas"]["ImportNote"][];
        } | null;
        TranslationReport: {
            /** @enum {string} */
            from: "en" | "am";
            /** @enum {string} */
            to: "en" | "am";
            items: {
                itemId: string;
                /** @enum {string|null} */
                kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook" | null;
                title: string;
                /** @enum {string} */
                action: "save" | "nothing" | "refuse";
                units: number;
                translated: number;
                findings: components["schemas"]["TranslationFinding"][];
            }[];
        } | null;
        TranslationFinding: {
            code: string;
            /** @enum {string} */
            severity: "error" | "warning";
            place: string;
            detail: string;
        };
        TranslationResult: {
            items: {
                id: string;
                /** @enum {string} */
                kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
                title: string;
                /** @enum {string} */
                language: "en" | "am";
                revision: number;
            }[];
        } | null;
        QuestionImportReport: {
            /** @enum {string} */
            format: "csv" | "gift";
            /** @enum {string|null} */
            language: "en" | "am" | null;
            questions: {
                row: number;
                title: string;
                /** @enum {string|null} */
                titleLanguage: "en" | "am" | null;
                slug: string;
                /** @enum {string} */
                action: "create" | "update" | "unchanged" | "refuse";
                itemId: string | null;
                seen: string | null;
                languages: ("en" | "am")[];
                faults: components["schemas"]["QuestionFault"][];
            }[];
            faults: components["schemas"]["QuestionFault"][];
        } | null;
        QuestionFault: {
            code: string;
            /** @enum {string} */
            severity: "error" | "warning";
            row: number;
            column: string;
            letter: string;
            detail: string;
        };
        QuestionImportResult: {
            questions: {
                id: string;
                title: string;
                /** @enum {string|null} */
                titleLanguage: "en" | "am" | null;
                languages: ("en" | "am")[];
                /** @enum {string} */
                action: "create" | "update";
            }[];
            unchanged: number;
            refused: number;
        } | null;
        ReplayDetail: {
            article: components["schemas"]["ArticleOfReplay"];
            exercise: components["schemas"]["ReplayExercise"];
            related: components["schemas"]["Card"][];
        };
        ReplayExercise: {
            revisionKey: string;
            isGraded: boolean;
            goals: {
                /** @enum {string} */
                rule: "riskAtMost" | "everyStop" | "noStopMovedAway" | "noSizeAdded" | "tradesAtLeast" | "drawdownAtMost";
                limit?: number;
            }[];
            settings: {
                decimals: number;
                start: number;
                cash: number;
                feeFixed: number;
                feePerMille: number;
                spread: number;
                orderTypes: ("market" | "limit" | "stop" | "stopLimit")[];
                canShort: boolean;
            };
            barCount: number;
            known: components["schemas"]["ReplayBars"];
            series: {
                slug: string | null;
                title: string;
                unit: string;
                isMadeUp: boolean;
                source: string;
                licence: string;
            };
        } | null;
        ReplayBars: {
            times: string[];
            open: number[];
            high: number[];
            low: number[];
            close: number[];
        };
        ReplayResult: {
            result: {
                profit: number;
                fees: number;
                drawdown: number;
                fills: number;
                trades: {
                    /** @enum {string} */
                    side: "buy" | "sell";
                    openedBar: number;
                    closedBar: number | null;
                    units: number;
                    risk: number | null;
                    riskPerMille: number | null;
                    plannedStop: number | null;
                    plannedTarget: number | null;
                    result: number | null;
                    fees: number;
                    isStopMovedAway: boolean;
                    isSizeAdded: boolean;
                    /** @enum {string|null} */
                    end: "order" | "stopLoss" | "target" | "called" | "end" | null;
                }[];
                losses: number;
                r: number | null;
                holding: number;
                random: {
                    count: number;
                    middle: number;
                    low: number;
                    high: number;
                    beaten: number;
                } | null;
            };
            goals: {
                /** @enum {string} */
                id: "riskAtMost" | "everyStop" | "noStopMovedAway" | "noSizeAdded" | "tradesAtLeast" | "drawdownAtMost";
                isMet: boolean;
            }[];
        };
        ReplayLog: {
            decisions: ({
                /** @enum {string} */
                do: "place";
                at: number;
                /** @enum {string} */
                side: "buy" | "sell";
                /** @enum {string} */
                type: "market" | "limit" | "stop" | "stopLimit";
                units?: number;
                riskPerMille?: number;
                limit?: number;
                stop?: number;
                stopLoss?: number;
                target?: number;
            } | {
                /** @enum {string} */
                do: "change";
                at: number;
                id: number;
                units?: number;
                limit?: number;
                stop?: number;
                stopLoss?: number;
                target?: number;
            } | {
                /** @enum {string} */
                do: "cancel";
                at: number;
                id: number;
            })[];
            until: number;
        };
        ReplayRun: {
            id: string;
            decisions: ({
                /** @enum {string} */
                do: "place";
                at: number;
                /** @enum {string} */
                side: "buy" | "sell";
                /** @enum {string} */
                type: "market" | "limit" | "stop" | "stopLimit";
                units?: number;
                riskPerMille?: number;
                limit?: number;
                stop?: number;
                stopLoss?: number;
                target?: number;
            } | {
                /** @enum {string} */
                do: "change";
                at: number;
                id: number;
                units?: number;
                limit?: number;
                stop?: number;
                stopLoss?: number;
                target?: number;
            } | {
                /** @enum {string} */
                do: "cancel";
                at: number;
                id: number;
            })[];
            known: components["schemas"]["ReplayBars"];
            judged: {
                result: {
                    profit: number;
                    fees: number;
                    drawdown: number;
                    fills: number;
                    trades: {
                        /** @enum {string} */
                        side: "buy" | "sell";
                        openedBar: number;
                        closedBar: number | null;
                        units: number;
                        risk: number | null;
                        riskPerMille: number | null;
                        plannedStop: number | null;
                        plannedTarget: number | null;
                        result: number | null;
                        fees: number;
                        isStopMovedAway: boolean;
                        isSizeAdded: boolean;
                        /** @enum {string|null} */
                        end: "order" | "stopLoss" | "target" | "called" | "end" | null;
                    }[];
                    losses: number;
                    r: number | null;
                    holding: number;
                    random: {
                        count: number;
                        middle: number;
                        low: number;
                        high: number;
                        beaten: number;
                    } | null;
                };
                goals: {
                    /** @enum {string} */
                    id: "riskAtMost" | "everyStop" | "noStopMovedAway" | "noSizeAdded" | "tradesAtLeast" | "drawdownAtMost";
                    isMet: boolean;
                }[];
            } | null;
        };
        ReplayStep: {
            bars: components["schemas"]["ReplayBars"];
            judged: {
                result: {
                    profit: number;
                    fees: number;
                    drawdown: number;
                    fills: number;
                    trades: {
                        /** @enum {string} */
                        side: "buy" | "sell";
                        openedBar: number;
                        closedBar: number | null;
                        units: number;
                        risk: number | null;
                        riskPerMille: number | null;
                        plannedStop: number | null;
                        plannedTarget: number | null;
                        result: number | null;
                        fees: number;
                        isStopMovedAway: boolean;
                        isSizeAdded: boolean;
                        /** @enum {string|null} */
                        end: "order" | "stopLoss" | "target" | "called" | "end" | null;
                    }[];
                    losses: number;
                    r: number | null;
                    holding: number;
                    random: {
                        count: number;
                        middle: number;
                        low: number;
                        high: number;
                        beaten: number;
                    } | null;
                };
                goals: {
                    /** @enum {string} */
                    id: "riskAtMost" | "everyStop" | "noStopMovedAway" | "noSizeAdded" | "tradesAtLeast" | "drawdownAtMost";
                    isMet: boolean;
                }[];
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postAuthSignUpEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    displayName: string;
                    password: string;
                    /** @enum {string} */
                    language?: "en" | "am";
                    setupToken?: string;
                    /** @description Versions of the legal texts that were shown; without them those in force are accepted */
                    accepts?: components["schemas"]["LegalVersionName"][];
                };
            };
        };
        responses: {
            /** @description What to do next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpAnswer"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSignInEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    /** @default false */
                    rememberMe?: boolean;
                };
            };
        };
        responses: {
            /** @description Signed in, or what is needed first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthRequestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done, whether or not the address is known */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthVerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    newPassword?: string;
                };
            };
        };
        responses: {
            /** @description Confirmed, or what is needed first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyAnswer"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done, whether or not the address is known */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user of the session, the owner of the token, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSessionProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of their buttons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProvider"][];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSessionAccountsByUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing else is said of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountState"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSessionRedirectResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user who just signed in through a redirect, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectResult"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersByUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, and what was accepted of the legal texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeUserRecord"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersByUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Presence"];
                "text/plain": components["schemas"]["Presence"];
            };
        };
        responses: {
            /** @description Written, or the same as before */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUsersByUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchUsersByUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    displayName?: string;
                    photoURL?: string | null;
                    bio?: string;
                    phone?: string;
                    /** @enum {string|null} */
                    language?: "en" | "am" | null;
                    /** @enum {string|null} */
                    calendar?: "ethiopian" | "gregorian" | null;
                };
            };
        };
        responses: {
            /** @description The record as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersByUidPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The record as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersByUidExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of JSON; pictures stand in it as base64 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersByUidTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tokens, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersByUidTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /**
                     * @description `read`: only GET; `write`: everything that the account may do over the API
                     * @enum {string}
                     */
                    scope: "read" | "write";
                    days: number;
                };
            };
        };
        responses: {
            /** @description The token, this once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeApiToken"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUsersByUidTokensById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersByUidSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Living sessions, this one first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSessionList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUsersByUidSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUsersByUidSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSignInSocial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    provider: "google" | "oidc";
                    callbackURL: string;
                    /**
                     * @description Whoever is signed in proves again who they are
                     * @default false
                     */
                    isProof?: boolean;
                    /** @description Versions of the legal texts that were shown, which count when an account is made */
                    accepts?: components["schemas"]["LegalVersionName"][];
                };
            };
        };
        responses: {
            /** @description Address to send the reader to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectStart"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAuthCallbackByProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "google" | "oidc";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the sign-in page, with the session or with an error code */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersByUidSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    provider: "google" | "oidc";
                };
            };
        };
        responses: {
            /** @description Address to send the reader to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectStart"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUsersByUidSignInsByProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
                provider: "google" | "oidc";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSessionEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Nothing to tell */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSessionProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSessionProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersByUidSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without any secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersByUidSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, shown now only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppSetUp"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUsersByUidSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersByUidSecondFactorConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Recovery codes, shown now only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersByUidRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Shown now only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersByUidPastSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastSignInList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminUsersByUidSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRule"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isRequired: boolean;
                };
            };
        };
        responses: {
            /** @description The rule as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRule"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersByUidPasskeysOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For the browser, as WebAuthn Level 3 writes them in JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersByUidPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    response: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        /** @enum {string|null} */
                        authenticatorAttachment?: "platform" | "cross-platform" | null;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            authenticatorData?: string;
                            publicKey?: string;
                            publicKeyAlgorithm?: number;
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The passkeys of the account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUsersByUidPasskeysById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchUsersByUidPasskeysById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSignInPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For the browser, as WebAuthn Level 3 writes them in JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSignInPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        /** @enum {string|null} */
                        authenticatorAttachment?: "platform" | "cross-platform" | null;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                    /** @default false */
                    rememberMe?: boolean;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminUsers: {
        parameters: {
            query?: {
                q?: string;
                role?: "user" | "admin";
                status?: "active" | "suspended";
                sort?: "name" | "email" | "createdAt" | "lastSeen";
                direction?: "asc" | "desc";
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminUsersCsv: {
        parameters: {
            query?: {
                q?: string;
                role?: "user" | "admin";
                status?: "active" | "suspended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminUsersByUid: {
        parameters: {
            query?: {
                /** @description The administrator to whom what the user wrote and uploaded passes. */
                heir?: string;
            };
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchAdminUsersByUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role?: "user" | "admin";
                    /** @enum {string} */
                    status?: "active" | "suspended";
                };
            };
        };
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedUser"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminUsersByUidSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminAuditLog: {
        parameters: {
            query?: {
                event?: string;
                group?: "people" | "access" | "learning" | "content" | "order" | "media" | "site";
                /** @description Who did it, or to whom it was done. */
                uid?: string;
                actor?: string;
                /** @description Kind of what it was done to, such as `blog`. */
                subject?: string;
                /** @description Milliseconds since 1970-01-01T00:00:00Z */
                from?: number | null;
                /** @description Milliseconds since 1970-01-01T00:00:00Z */
                until?: number | null;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminAuditActors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name; without one where the account is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditActors"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBlogs: {
        parameters: {
            query?: {
                lang?: "en" | "am";
                page?: number;
                q?: string;
                tag?: string;
                level?: "beginner" | "intermediate" | "advanced";
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
                series?: string;
                in?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogList"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBlogsById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogDetail"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLearn: {
        parameters: {
            query?: {
                lang?: "en" | "am";
                q?: string;
                tag?: string;
                level?: "beginner" | "intermediate" | "advanced";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tracks with their pages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnList"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLearnById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnDetail"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPracticeExercises: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseList"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPracticeProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By exercise, the one finished last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeProgress"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPracticeRuns: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                exerciseId?: string;
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeRunList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePracticeRunsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not kept */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getResources: {
        parameters: {
            query?: {
                lang?: "en" | "am";
                page?: number;
                q?: string;
                tag?: string;
                level?: "beginner" | "intermediate" | "advanced";
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
                type?: "file" | "link" | "template" | "dataset" | "tool";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of resources */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceList"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getResourcesById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDetail"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getResourcesByIdDownload: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is there */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A browser that opened it as a page signs in first; others get 401 */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDataSetsById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                /** @description A version never changes; without it the newest is given. */
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentSeries"];
                };
            };
            /** @description What the reader has is the same (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDataSetsByIdCsv: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                /** @description A version never changes; without it the newest is given. */
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description What the reader has is the same (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminDataSetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSetVersions"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminDataSetsByIdReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    form: string;
                    calendar?: string;
                    decimalSign?: string;
                    decimals: string;
                    unit: string;
                    isMadeUp: string;
                    sourceEn: string;
                    sourceAm: string;
                    licence: string;
                };
            };
        };
        responses: {
            /** @description Nothing is stored yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesReport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminDataSetsByIdVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    form: string;
                    calendar?: string;
                    decimalSign?: string;
                    decimals: string;
                    unit: string;
                    isMadeUp: string;
                    sourceEn: string;
                    sourceAm: string;
                    licence: string;
                };
            };
        };
        responses: {
            /** @description Its version */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptSeries"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFaq: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                q?: string;
                category?: string;
                orFirst?: "1";
                audience?: "guest" | "member";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories with their entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqList"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postFaqByIdVotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    answer: "yes" | "no";
                };
            };
        };
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTerms: {
        parameters: {
            query?: {
                lang?: "en" | "am";
                q?: string;
                tag?: string;
                level?: "beginner" | "intermediate" | "advanced";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Letters with their terms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTermsById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The term */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermDetail"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTermsByIdCard: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermCard"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuestionMeetings: {
        parameters: {
            query?: {
                /** @description Ids of questions, with commas between them; 60 at most count. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of them that the reader has answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionMeetings"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuestionsById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownQuestion"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postQuestionsByIdAnswers: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: {
                /** @description Chosen by the sender; the same request with the same key is done once. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: components["schemas"]["GivenAnswer"];
                };
            };
        };
        responses: {
            /** @description What the answer was worth */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedAnswer"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getChartsById: {
        parameters: {
            query?: {
                /** @description Of the resource that it is compared with. */
                compared?: string;
                from?: string;
                to?: string;
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                /** @description Of the resource whose data set is drawn. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bars, in whole steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartBars"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminChartDrawings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en" | "am";
                    attrs: {
                        dataSet: string;
                        compared?: string | null;
                        /** @enum {string} */
                        form: "candles" | "bars" | "line" | "columns";
                        from?: string | null;
                        to?: string | null;
                        title?: string | null;
                        description?: string | null;
                        notes?: ({
                            /** @enum {string} */
                            kind: "level";
                            price: string;
                            text?: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "zone";
                            price: string;
                            until: string;
                            text?: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "arrow";
                            at: string;
                            /** @enum {string} */
                            direction: "up" | "down";
                            text?: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "label";
                            at: string;
                            price: string;
                            text?: string | null;
                        })[] | null;
                    };
                };
            };
        };
        responses: {
            /** @description The chart as HTML */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartDrawing"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminQuestionStatistics: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures in the order of the ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionStatisticsList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPagesById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageDetail"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderBooksById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exercise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBook"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOrderBooksByIdResults: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revisionKey: string;
                    seed: number;
                    log: ({
                        at: number;
                        /** @enum {string} */
                        action: "limit";
                        /** @enum {string} */
                        side: "buy" | "sell";
                        price: number;
                        units: number;
                    } | {
                        at: number;
                        /** @enum {string} */
                        action: "market";
                        /** @enum {string} */
                        side: "buy" | "sell";
                        units: number;
                    } | {
                        at: number;
                        /** @enum {string} */
                        action: "cancel";
                        order: number;
                    })[];
                };
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBookResult"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCourseCatalogue: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseCatalogue"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCourses: {
        parameters: {
            query?: {
                lang?: "en" | "am";
                page?: number;
                q?: string;
                tag?: string;
                level?: "beginner" | "intermediate" | "advanced";
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCoursesById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                /** @description What a learner who has just enrolled would get; for administrators. */
                as?: "learner";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDetail"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putCoursesByIdEnrolment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrolment, new or known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrolment"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCoursesByIdLessonsByLessonId: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                /** @description What a learner who has just enrolled would get; for administrators. */
                as?: "learner";
                /** @description It is only kept on a device, and not opened: the place stays where it was. */
                for?: "device";
            };
            header?: never;
            path: {
                id: string;
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonDetail"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putCoursesByIdLessonsByLessonIdCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the reader is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseProgress"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteCoursesByIdLessonsByLessonIdCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the reader is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseProgress"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putCoursesByIdLessonsByLessonIdWatched: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayedParts"];
            };
        };
        responses: {
            /** @description What counts now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watched"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCertificates"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCertificates"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putCertificatesNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateNames"];
            };
        };
        responses: {
            /** @description The certificates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCertificates"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCertificatesById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putCertificatesByIdKeeping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCertificate"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteCertificatesByIdKeeping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCertificate"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCertificatesByIdCertificatePdf: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description A browser that opened a file of a revoked certificate as a page; others get 410 */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCertificatesByIdBadgeJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvelopedBadge"];
                };
            };
            /** @description A browser that opened a file of a revoked certificate as a page; others get 410 */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCertificatesByIdBadgeJwt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jwt": Blob;
                };
            };
            /** @description A browser that opened a file of a revoked certificate as a page; others get 410 */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminCertificates: {
        parameters: {
            query?: {
                q?: string;
                user?: string;
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of certificates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminCertificatesByIdNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    latin?: string;
                    ethiopic?: string;
                    was?: {
                        latin?: string;
                        ethiopic?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The certificate as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCertificate"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminCertificatesByIdIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCertificate"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keys, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeys"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keys, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeys"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminSigningKeysById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keys, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeys"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminCertificatesByIdRevocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevocationReason"];
            };
        };
        responses: {
            /** @description The certificate as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCertificate"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminCertificatesByIdRevocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCertificate"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWellKnownJwksJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeySet"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBadgesIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuerProfile"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBadgesKeysById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKey"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBadgesStatusByList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": string;
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminCoursesByIdLessons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lessons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedLessons"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminCoursesByIdLessonsByLessonIdNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    en?: string;
                    am?: string;
                    was?: {
                        en?: string;
                        am?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminCoursesByIdLessonsByLessonIdSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sectionId: string | null;
                    before?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminCoursesByIdLessonsByLessonIdCopies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    en: string;
                    am: string;
                };
            };
        };
        responses: {
            /** @description The new lesson */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminCoursesByIdSectionsBySectionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                sectionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletedSection"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminCoursesByIdSectionsBySectionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                sectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What brings it back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedSection"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCoursesByIdInvitationsByToken: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenInvitation"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putCoursesByIdInvitationsByTokenAcceptance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrolment, new or known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrolment"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminCoursesByIdInvitations: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminCoursesByIdInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    most: number;
                    days: number;
                };
            };
        };
        responses: {
            /** @description The link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeLink"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminCoursesByIdInvitationsByInvitationId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminCoursesByIdInvitationEmails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: string[];
                    days: number;
                    /** @enum {string} */
                    language: "en" | "am";
                };
            };
        };
        responses: {
            /** @description How many e-mails are on their way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sent: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminCoursesByIdMembers: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseMemberList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminCoursesByIdMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Who is enrolled now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uid: string;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminCoursesByIdMembersByUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCoursesByIdLessonsByLessonIdQuiz: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiz */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizOverview"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putCoursesByIdLessonsByLessonIdQuizOpenAttempt: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt, new or known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAttempt"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postQuizAttemptsByIdPracticeByPosition: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
                position: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: components["schemas"]["GivenAnswer"];
                };
            };
        };
        responses: {
            /** @description What the answer was worth */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedAnswer"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuizAttemptsById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAttempt"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putQuizAttemptsByIdAnswersByPosition: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
                position: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizAnswerSent"];
            };
        };
        responses: {
            /** @description The answer that the server has now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAnswerKept"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putQuizAttemptsByIdEnd: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    answers?: (components["schemas"]["QuizAnswerSent"] & {
                        position: number;
                    })[];
                };
            };
        };
        responses: {
            /** @description The attempt with its result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAttempt"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminQuizzesByLessonIdAttempts: {
        parameters: {
            query?: {
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAttemptList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminQuizzesByLessonIdExtraTimeByUid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizExtraTime"];
            };
        };
        responses: {
            /** @description What is added now, per cent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizExtraTime"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminQuizzesByLessonIdTrial: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizTrial"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminQuizzesByLessonIdTrialMarks: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answers: {
                        questionId: string;
                        answer: {
                            /** @enum {string} */
                            form: "single" | "multiple" | "truth";
                            chosen: string[];
                        } | {
                            /** @enum {string} */
                            form: "number";
                            number: string;
                        } | {
                            /** @enum {string} */
                            form: "order";
                            order: string[];
                        } | {
                            /** @enum {string} */
                            form: "match";
                            matches: {
                                left: string;
                                right: string;
                            }[];
                        } | {
                            /** @enum {string} */
                            form: "point";
                            at: {
                                x: number;
                                y: number;
                            } | {
                                chosen: string;
                            };
                        } | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizTrialResult"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReviews: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is due, and what comes next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putReviewsByQuestionIdTurnsByTurn: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                questionId: string;
                turn: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: components["schemas"]["GivenAnswer"];
                };
            };
        };
        responses: {
            /** @description What the answer was worth, and when it comes back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswered"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLearningWeek: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The week */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearningWeek"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putLearningWeekGoal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeeklyGoal"];
            };
        };
        responses: {
            /** @description The week with its goal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearningWeek"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether reminders are on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reminder"];
            };
        };
        responses: {
            /** @description Whether reminders are on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postRemindersEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description They are off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSaved: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSavedByItemId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSavedByItemId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSavedByItemId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNotes: {
        parameters: {
            query?: {
                /** @description Words that must all occur */
                q?: string;
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPageNotesByKindById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "blog" | "learn" | "lesson";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notes and places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageNotes"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putNotesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivenNote"];
            };
        };
        responses: {
            /** @description It is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteNotesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putReadingPlacesByKindById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "blog" | "learn" | "lesson";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivenReadingPlace"];
            };
        };
        responses: {
            /** @description The place, with everything read so far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingPlace"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJournalTradesByIdPicturesByPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putJournalTradesByIdPicturesByPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                picture: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    description: string;
                };
            };
        };
        responses: {
            /** @description The picture as it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradePicture"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteJournalTradesByIdPicturesByPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJournalTrades: {
        parameters: {
            query?: {
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of trades */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putJournalTradesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeChange"];
            };
        };
        responses: {
            /** @description The trade as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trade"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteJournalTradesById: {
        parameters: {
            query: {
                base?: number | null;
                writer: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postJournalRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PracticeRunTrades"];
            };
        };
        responses: {
            /** @description How many are new */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenOverTrades"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postJournalFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivenTradeFile"];
            };
        };
        responses: {
            /** @description What is amiss by row and column, and how many trades are new */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeFileReport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJournalTradesCsv: {
        parameters: {
            query?: {
                calendar?: "ethiopian" | "gregorian";
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the sender; the same request with the same key is done once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContactMessage"];
            };
        };
        responses: {
            /** @description The message has arrived */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageReceived"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminMessages: {
        parameters: {
            query?: {
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
                state?: "new" | "read" | "answered" | "done" | "spam";
                from?: "contact" | "page";
                topic?: "question" | "courses" | "account" | "correction" | "partnership" | "other";
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminMessagesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageDetail"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminMessagesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchAdminMessagesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state?: "new" | "read" | "answered" | "done" | "spam";
                    note?: string;
                    was?: {
                        note?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageDetail"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminMessagesByIdReplies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the sender; the same request with the same key is done once. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The message with the reply */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageDetail"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminMessagesByIdAnswersByLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    question: string;
                    answer: string;
                    was?: {
                        question: string;
                        answer: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageDetail"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminMessagesByIdAnswersByLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageDetail"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPageQuestionsByKindById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                kind: "blog" | "learn" | "course" | "lesson";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions and answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAnswers"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPageQuestionsByKindById: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the sender; the same request with the same key is done once. */
                "idempotency-key"?: string;
            };
            path: {
                kind: "blog" | "learn" | "course" | "lesson";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPageQuestion"];
            };
        };
        responses: {
            /** @description The question has arrived */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageReceived"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPageQuestionsByKindByIdOwn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "blog" | "learn" | "course" | "lesson";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPageQuestions"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePageQuestionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSite: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminSiteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettings"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminSiteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteSettingsInput"];
            };
        };
        responses: {
            /** @description The saved settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettings"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putDashboardCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangedCards"];
            };
        };
        responses: {
            /** @description The parts as they stand now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardArrangement"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDashboardCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts as they stand now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardArrangement"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminCourseReports: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Courses with learners, those with the most first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseFunnels"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminCourseReportsById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseReport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDashboard"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminOverview: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminLearners: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                course?: string;
                state?: "not_started" | "learning" | "idle" | "completed" | "ended";
                q?: string;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the latest enrolment first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminLearnersCsv: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                course?: string;
                state?: "not_started" | "learning" | "idle" | "completed" | "ended";
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Limits, without secrets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorDetails"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorDetailsInput"];
            };
        };
        responses: {
            /** @description The saved details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorDetails"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminSetUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetUp"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminSetUpDismissal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken off */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLegal: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalTexts"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLegalAcceptances: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted and asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnLegalAcceptances"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLegalAcceptances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    versions: components["schemas"]["LegalVersionName"][];
                    /** @enum {string} */
                    language: "en" | "am";
                };
            };
        };
        responses: {
            /** @description Accepted and asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnLegalAcceptances"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLegalByDocumentVersionsByVersion: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                document: "terms-of-service" | "privacy-policy";
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalVersionText"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminLegal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedLegalTexts"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminLegalByDocumentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: "terms-of-service" | "privacy-policy";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One more than the last */
                    version: number;
                    /** Format: date */
                    effectiveOn: string;
                    summary: {
                        en: string;
                        am: string;
                    };
                    mustAccept: boolean;
                };
            };
        };
        responses: {
            /** @description The texts as they are now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedLegalTexts"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the first made first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: uri */
                    url: string;
                    events: ("text.published" | "text.unpublished" | "message.received" | "course.completed")[];
                };
            };
        };
        responses: {
            /** @description The webhook with its secret, this once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeWebhook"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminWebhooksById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** Format: uri */
                    url?: string;
                    events?: ("text.published" | "text.unpublished" | "message.received" | "course.completed")[];
                    was?: {
                        name?: string;
                        /** Format: uri */
                        url?: string;
                        events?: ("text.published" | "text.unpublished" | "message.received" | "course.completed")[];
                    };
                };
            };
        };
        responses: {
            /** @description The webhook as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminWebhooksById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminWebhooksByIdSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret, this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeWebhook"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminWebhooksByIdTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be sent at once */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminWebhooksByIdDeliveries: {
        parameters: {
            query?: {
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveries"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminWebhooksByIdDeliveriesByDeliveryRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be sent at once */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSearch: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                q?: string;
                kind?: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "page" | "replay" | "orderBook";
                /** @description Texts in this language only. */
                in?: "en" | "am";
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSearchSuggestions: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best titles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminSearchMisses: {
        parameters: {
            query?: {
                handled?: "0" | "1";
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most wanted first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchMisses"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminSearchMisses: {
        parameters: {
            query: {
                query: string;
                language: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminSearchMissesHandled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query: string;
                    /** @enum {string} */
                    language: "en" | "am";
                    isHandled: boolean;
                };
            };
        };
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTools: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools, in the order of their list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolList"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getToolsById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                /** @description The fields as the query of an address: `account=60000&risk=1`. A missing one has its example. */
                values?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolDetail"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHighlights: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        featured: components["schemas"]["Card"][];
                        newest: components["schemas"]["Card"][];
                    };
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminItems: {
        parameters: {
            query: {
                kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
                /** @description Words, or their beginnings, of a title in either language or of the address. */
                q?: string;
                en?: "draft" | "in_review" | "scheduled" | "published" | "archived" | "changed" | "unpublished" | "written" | "missing";
                am?: "draft" | "in_review" | "scheduled" | "published" | "archived" | "changed" | "unpublished" | "written" | "missing";
                /** @description In at least one language. */
                state?: "draft" | "in_review" | "scheduled" | "published" | "archived" | "changed" | "unpublished" | "written" | "missing";
                stale?: "readers_any" | "readers_en" | "readers_am" | "draft_any" | "draft_en" | "draft_am";
                tag?: string;
                /** @description Who last edited either text. */
                author?: string;
                /** @description Id of a collection, or `none`. */
                collection?: string;
                parentId?: string;
                /** @description A detail of the kind. */
                use?: string;
                /** @description A detail of the kind. */
                form?: string;
                /** @description A detail of the kind. */
                resourceType?: string;
                /** @description Forms of the newest series, such as `prices,values`: only items that have one of these. */
                series?: string;
                sort?: "updated" | "title" | "published" | "order";
                direction?: "asc" | "desc";
                /** @description Language whose titles are sorted. */
                lang?: "en" | "am";
                bin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ItemRow"][];
                        page: number;
                        hasNext: boolean;
                        next: string | null;
                        total: number | null;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the sender; the same request with the same key is done once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
                    /** @enum {string} */
                    language: "en" | "am";
                    title: string;
                    parentId?: string;
                    collectionId?: string;
                };
            };
        };
        responses: {
            /** @description The new item */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminItemsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminItemsById: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the bin */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchAdminItemsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slug?: string;
                    collectionId?: string | null;
                    sortOrder?: number;
                    /** @enum {string|null} */
                    level?: "beginner" | "intermediate" | "advanced" | null;
                    coverId?: string | null;
                    featured?: boolean;
                    /** @enum {string} */
                    access?: "public" | "signed-in";
                    listed?: boolean;
                    /** @enum {string|null} */
                    market?: "ESX" | "ECX" | "forex" | "crypto" | "general" | null;
                    /** @enum {string} */
                    riskLevel?: "none" | "low" | "high";
                    authors?: string[];
                    sources?: {
                        title: string;
                        /** Format: uri */
                        url: string;
                        /** Format: date */
                        date?: string;
                    }[];
                    /** Format: date */
                    reviewedOn?: string | null;
                    reviewEveryDays?: number | null;
                    tags?: string[];
                    topic?: string | null;
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970-01-01T00:00:00Z
                     */
                    pinnedUntil?: number | null;
                    details?: components["schemas"]["AnyDetails"];
                    version: number;
                };
            };
        };
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminItemsByIdRestoration: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminItemsByIdEditionsByLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basedOn: number;
                    translatedFrom?: number;
                    /** @default false */
                    keep?: boolean;
                    text: {
                        /** @default  */
                        title?: string;
                        /** @default  */
                        excerpt?: string;
                        /** @default  */
                        seoTitle?: string;
                        /** @default  */
                        seoDescription?: string;
                        /** @description Blocks as Tiptap writes them: `{ "type": "doc", "content": [block, …] }`. */
                        body: {
                            /** @constant */
                            type: "doc";
                            content: Record<string, never>[];
                        };
                        extras?: components["schemas"]["AnyExtras"];
                    };
                };
            };
        };
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminItemsByIdEditionsByLanguagePublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970-01-01T00:00:00Z
                     */
                    publishAt?: number;
                };
            };
        };
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminItemsByIdEditionsByLanguagePublication: {
        parameters: {
            query?: {
                revision?: number;
            };
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminItemsByIdEditionsByLanguageState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "draft" | "in_review" | "archived";
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminItemsByIdEditionsByLanguagePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: {
                        /** @default  */
                        title?: string;
                        /** @default  */
                        excerpt?: string;
                        /** @default  */
                        seoTitle?: string;
                        /** @default  */
                        seoDescription?: string;
                        /** @description Blocks as Tiptap writes them: `{ "type": "doc", "content": [block, …] }`. */
                        body: {
                            /** @constant */
                            type: "doc";
                            content: Record<string, never>[];
                        };
                        extras?: components["schemas"]["AnyExtras"];
                    };
                };
            };
        };
        responses: {
            /** @description HTML of the body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        html: string;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminItemsByIdEditors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page: string;
                    /** @enum {string|null} */
                    language: "en" | "am" | null;
                    /** @default false */
                    isHidden?: boolean;
                    /** @default false */
                    isLeaving?: boolean;
                };
            };
        };
        responses: {
            /** @description Other pages, one entry a person and language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemReport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadMarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their ids, the latest first; 1,000 at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMarks"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putBlogsByIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteBlogsByIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putLearnByIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLearnByIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMark"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTeasersByKindById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                kind: "blog" | "learn" | "resource" | "term" | "page" | "replay" | "orderBook";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teaser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeaserDetail"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPocketCoursesById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it is made of, and how much that is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PocketContents"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPocketByKindById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                kind: "track" | "blog" | "learn" | "resource" | "term" | "page" | "replay" | "orderBook";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it is made of, and how much that is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PocketContents"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminNamedItems: {
        parameters: {
            query: {
                /** @description Ids with commas between them */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ItemRow"][];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminItemEditors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Editors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            uid: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminItemChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "publish" | "unpublish" | "tag" | "untag" | "bin" | "restore";
                    ids: string[];
                    languages?: ("en" | "am")[];
                    tags?: string[];
                };
            };
        };
        responses: {
            /** @description What became of each item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemChange"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminItemChangesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of each item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemChange"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminItemsByIdEditionsByLanguageRevisions: {
        parameters: {
            query?: {
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Versions without their texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RevisionEntry"][];
                        page: number;
                        hasNext: boolean;
                        next: string | null;
                        total: number | null;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminItemsByIdEditionsByLanguageRevisionsByRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
                revision: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminItemsByIdEditionsByLanguageRevisionsByRevisionRestoration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
                revision: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basedOn: number;
                };
            };
        };
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminItemsByIdTranslationDebtByLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blocks by their place, and fields */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationDebt"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminItemsByIdEditionsByLanguageBasedOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminItemsByIdEditionsByLanguagePublicationSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970-01-01T00:00:00Z
                     */
                    publishAt: number;
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminItemsByIdEditionsByLanguagePublicationSchedule: {
        parameters: {
            query?: {
                revision?: number;
            };
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPreviewByToken: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminItemsByIdPreview: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminItemsByIdPreviewLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PreviewLink"][];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminItemsByIdPreviewLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @default 7 */
                    days?: 1 | 7 | 30 | null;
                };
            };
        };
        responses: {
            /** @description The new link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPreviewLink"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminItemsByIdPreviewLinksByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminItemsByIdEditionsByLanguageFindings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Findings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Findings"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminItemsByIdEditionsByLanguageFindings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: "en" | "am";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: {
                        /** @default  */
                        title?: string;
                        /** @default  */
                        excerpt?: string;
                        /** @default  */
                        seoTitle?: string;
                        /** @default  */
                        seoDescription?: string;
                        /** @description Blocks as Tiptap writes them: `{ "type": "doc", "content": [block, …] }`. */
                        body: {
                            /** @constant */
                            type: "doc";
                            content: Record<string, never>[];
                        };
                        extras?: components["schemas"]["AnyExtras"];
                    };
                };
            };
        };
        responses: {
            /** @description Findings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Findings"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminPromises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Phrases of both languages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promises"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminPromises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    phrases: {
                        en: string[];
                        am: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Phrases of both languages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promises"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminCollections: {
        parameters: {
            query: {
                kind: "track" | "faq_category" | "series" | "section";
                parentId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Collections, each with how many items stand in it, and how many in the bin belong to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: (components["schemas"]["Collection"] & {
                            items: number;
                            binned: number;
                        })[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    titleEn?: string;
                    titleAm?: string;
                    summaryEn?: string;
                    summaryAm?: string;
                    sortOrder?: number;
                    coverId?: string | null;
                    /** @enum {string} */
                    kind: "track" | "faq_category" | "series" | "section";
                    parentId?: string;
                };
            };
        };
        responses: {
            /** @description The new collection */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminCollectionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchAdminCollectionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    titleEn?: string;
                    titleAm?: string;
                    summaryEn?: string;
                    summaryAm?: string;
                    sortOrder?: number;
                    coverId?: string | null;
                    was?: {
                        titleEn?: string;
                        titleAm?: string;
                        summaryEn?: string;
                        summaryAm?: string;
                        coverId?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The collection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminCollectionsByIdSuccessor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description How many items moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        moved: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Tag"][];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    labelEn: string;
                    labelAm: string;
                };
            };
        };
        responses: {
            /** @description The new tag */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminTagsById: {
        parameters: {
            query?: {
                /** @description How many items carry it, as far as you know; refused when it is another number. */
                items?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchAdminTagsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    labelEn?: string;
                    labelAm?: string;
                    was?: {
                        labelEn?: string;
                        labelAm?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Renamed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminTagsByIdSuccessor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description How many items moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        moved: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminCollectionOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "track" | "faq_category" | "series" | "section";
                    parentId?: string;
                    before: string[];
                    after: string[];
                };
            };
        };
        responses: {
            /** @description In the new order */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminCollectionsByIdItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ItemRow"][];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminCollectionsByIdItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before: string[];
                    after: string[];
                };
            };
        };
        responses: {
            /** @description In the new order */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminItemsByIdLooseLessons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before: string[];
                    after: string[];
                };
            };
        };
        responses: {
            /** @description In the new order */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminTagOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before: string[];
                    after: string[];
                };
            };
        };
        responses: {
            /** @description In the new order */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminFeaturedItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ItemRow"][];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminFeaturedItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before: string[];
                    after: string[];
                };
            };
        };
        responses: {
            /** @description In the new order */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kinds: components["schemas"]["Coverage"][];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminTranslationsOwed: {
        parameters: {
            query?: {
                language?: "en" | "am";
                kind?: "blog" | "learn" | "course" | "lesson" | "resource" | "faq" | "term" | "question" | "page" | "replay" | "orderBook";
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Owed translations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwedTranslation"][];
                        page: number;
                        hasNext: boolean;
                        next: string | null;
                        total: number | null;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminMedia: {
        parameters: {
            query?: {
                page?: number;
                /** @description The `next` of the page before, in place of `page`: nothing is met twice when others write. */
                cursor?: string;
                /** @description `1` counts the whole list into `total`. */
                total?: "1";
                kind?: "image" | "file";
                q?: string;
                unused?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of uploads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    altEn?: string;
                    altAm?: string;
                };
            };
        };
        responses: {
            /** @description The stored upload */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedMedia"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminMediaById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaItem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminMediaById: {
        parameters: {
            query?: {
                evenInHistory?: "1";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchAdminMediaById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    altEn?: string;
                    altAm?: string;
                    was?: {
                        altEn?: string;
                        altAm?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The changed upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaItem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminMediaByIdUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its places and former files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaUsage"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminMediaByIdFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The upload with its new file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaItem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminMediaByIdFormerFilesByFormerIdRestoration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                formerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload with its former file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaItem"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMediaByIdByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description The part that a `Range` asks for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description The address of a former file, and where the one of today is */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A `Range` outside of the file */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOgByKindByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture of 1200 × 630 pixels; with a cover a JPEG */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                    "image/jpeg": Blob;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOgByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture of 1200 × 630 pixels; with a cover a JPEG */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                    "image/jpeg": Blob;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminContentArchive: {
        parameters: {
            query?: {
                kinds?: string;
                ids?: string;
                revisions?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminContentArchiveSize: {
        parameters: {
            query?: {
                kinds?: string;
                ids?: string;
                revisions?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items, uploads and the bytes of uploads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentArchiveSize"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminTranslationExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    itemIds: string[];
                    /** @enum {string} */
                    from: "en" | "am";
                };
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xliff+xml": Blob;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminQuestionExportsLosses: {
        parameters: {
            query?: {
                format?: "csv" | "gift";
                lang?: "en" | "am";
                use?: "practice" | "quiz";
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that are left out, and why */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionExportLosses"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminQuestionExports: {
        parameters: {
            query?: {
                format?: "csv" | "gift";
                lang?: "en" | "am";
                use?: "practice" | "quiz";
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "text/plain": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminImports: {
        parameters: {
            query: {
                purpose: "archive" | "foreign" | "translation" | "questions";
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/zip": Blob;
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description What waits */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentImport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminImportsByIdBytes: {
        parameters: {
            query?: {
                from?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/zip": Blob;
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description What waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentImport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAdminImportsByIdReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    purpose: "archive" | "foreign" | "translation" | "questions";
                    /** @enum {string} */
                    as?: "archive" | "drafts";
                    /** @enum {string} */
                    source?: "auto" | "ghost" | "wordpress" | "markdown";
                    /** @enum {string} */
                    kind?: "blog" | "learn" | "resource" | "faq";
                    /** @enum {string} */
                    language?: "auto" | "en" | "am";
                };
            };
        };
        responses: {
            /** @description The import with its report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentImport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminImportsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentImport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAdminImportsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAdminImportsByIdApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import with its result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentImport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReplaysById: {
        parameters: {
            query?: {
                /** @description Language wanted; the other edition is given when it is missing. */
                lang?: "en" | "am";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayDetail"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReplaysByIdBars: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One list a column, in the order of time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayBars"];
                };
            };
            /** @description What the reader has is the newest (`If-None-Match`) */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postReplaysByIdResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revisionKey: string;
                    log: components["schemas"]["ReplayLog"];
                };
            };
        };
        responses: {
            /** @description The result and the goals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayResult"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postReplaysByIdRuns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run with the bars that are due */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayRun"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postReplaysByIdRunsByRunSteps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                run: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    known: number;
                    decisions: ({
                        /** @enum {string} */
                        do: "place";
                        at: number;
                        /** @enum {string} */
                        side: "buy" | "sell";
                        /** @enum {string} */
                        type: "market" | "limit" | "stop" | "stopLimit";
                        units?: number;
                        riskPerMille?: number;
                        limit?: number;
                        stop?: number;
                        stopLoss?: number;
                        target?: number;
                    } | {
                        /** @enum {string} */
                        do: "change";
                        at: number;
                        id: number;
                        units?: number;
                        limit?: number;
                        stop?: number;
                        stopLoss?: number;
                        target?: number;
                    } | {
                        /** @enum {string} */
                        do: "cancel";
                        at: number;
                        id: number;
                    })[];
                    steps: number;
                    isEnd?: boolean;
                };
            };
        };
        responses: {
            /** @description The bars that are due now, and the result at the end */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayStep"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Input that does not fit, by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
