vcl 4.1;

# For Varnish 6 or newer, as /etc/varnish/default.vcl. The nodes get SHARED_CACHE_SECONDS=10 and TRUST_PROXY=loopback (or the address
# of this machine). What ends TLS (nginx, Caddy, hitch) stands in front and sends X-Forwarded-For.
import std;

backend hub {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 75s;
}

acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    # curl -X PURGE http://127.0.0.1:6081/blogs/a-post forgets that address with every parameter, in both languages;
    # curl -X PURGE -H 'X-All: 1' http://127.0.0.1:6081/ forgets everything. Not for those who come through a proxy.
    if (req.method == "PURGE") {
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405));
        }
        if (req.http.X-All) {
            ban("obj.status != 0");
        } else {
            ban("obj.http.X-Hub-Path == " + regsub(req.url, "\?.*$", ""));
        }
        return (synth(200, "Forgotten"));
    }
    if (req.url ~ "^/(metrics|readyz)(\?|$)") {
        return (synth(404));
    }
    # Lines on which open pages hear of their session.
    if (req.url ~ "^/api/session/events") {
        return (pipe);
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Who is known to the site, by any cookie of it or a token, gets nothing kept and leaves nothing to keep.
    if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(__Host-)?traders-hub\.") {
        return (pass);
    }
    # Who asks for less data gets other pages, which the site does not let be kept.
    if (req.http.Save-Data ~ "(?i)^\s*on\b") {
        return (pass);
    }
    unset req.http.Save-Data;
    # The site's own rule, said once: `?lang`, the cookie, else Amharic for a browser that begins with it, else English. Answers vary
    # by this header then, and by nothing else but the encoding.
    if (req.url ~ "^[^?]*\?(?:(?!lang=)[^&]*&)*lang=(en|am)(&|$)") {
        set req.http.Accept-Language = regsub(req.url, "^[^?]*\?(?:(?!lang=)[^&]*&)*lang=(en|am)(?:&.*)?$", "\1");
    } elsif (req.http.Cookie ~ "(^|;\s*)language=(en|am)(;|$)") {
        set req.http.Accept-Language = regsub(req.http.Cookie, "^(?:.*?;\s*)?language=(en|am)(?:;.*)?$", "\1");
    } elsif (req.http.Accept-Language ~ "(?i)^\s*am") {
        set req.http.Accept-Language = "am";
    } else {
        set req.http.Accept-Language = "en";
    }
    unset req.http.Cookie;
    return (hash);
}

sub vcl_backend_response {
    set beresp.http.X-Hub-Path = regsub(bereq.url, "\?.*$", "");
    if (beresp.status == 200 && !beresp.http.Set-Cookie) {
        if (beresp.http.CDN-Cache-Control ~ "^public, max-age=[0-9]+") {
            set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^public, max-age=([0-9]+).*", "\1") + "s", 0s);
            # What is a little past its time is given while one request makes it anew, for as long as the site allows.
            set beresp.grace = 0s;
            if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=[0-9]+") {
                set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=([0-9]+).*$", "\1") + "s", 0s);
            }
            return (deliver);
        }
        if (beresp.http.Cache-Control ~ "^public") {
            set beresp.grace = 0s;
            return (deliver);
        }
    }
    # Nothing is kept that does not say so.
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.X-Hub-Path;
    unset resp.http.CDN-Cache-Control;
    if (obj.hits > 0) {
        unset resp.http.X-Request-Id;
        set resp.http.X-Cache = "hit";
        if (obj.ttl < 0s) {
            set resp.http.X-Cache = "stale";
        }
    } else {
        set resp.http.X-Cache = "miss";
    }
}
