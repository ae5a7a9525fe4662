# Varnish as the shared cache in front of the website (docs/deployment.md), behind a TLS proxy. For Varnish 6 and newer:
#   varnishd -f /etc/varnish/agency.vcl -a 127.0.0.1:6081 -p http_gzip_support=off
# The website compresses by itself; with Varnish's own gzip nobody would get Brotli.
vcl 4.1;

import std;

backend website {
    .host = "127.0.0.1";
    .port = "4321";
    .probe = {
        .url = "/readyz";
        .interval = 1s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
    }
}

# From where the dashboard calls.
acl dashboards {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.restarts == 0) {
        unset req.http.X-Again;
    }
    if (req.method == "PURGE") {
        # CDN_TOKEN of the dashboard.
        if (client.ip !~ dashboards || req.http.Authorization != "Bearer put-the-token-here") {
            return (synth(403));
        }
        if (req.http.Cache-Tag !~ "^[a-z-]+$") {
            return (synth(400));
        }
        ban("obj.http.Cache-Tag == " + req.http.Cache-Tag);
        return (synth(200));
    }
    # Browsers name encodings in a hundred ways; there are three answers.
    if (req.http.Accept-Encoding ~ "(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)") {
        unset req.http.Accept-Encoding;
    } elsif (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Pages read no cookie.
    unset req.http.Cookie;
    if (req.method != "GET" && req.method != "HEAD") {
        set req.http.X-Again = "1";
        return (pass);
    }
    # Films are asked for in parts.
    if (req.url ~ "\.(mp4|webm)(\?|$)") {
        return (pass);
    }
    # An old page is for the time in which the website fails, and for nothing else.
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    } else {
        set req.grace = 1d;
    }
    return (hash);
}

sub vcl_backend_response {
    # What it delivers takes the place of the old page: the first time, and behind a visitor's back, it is thrown away.
    if (beresp.status >= 500 && (bereq.is_bgfetch || !bereq.http.X-Again)) {
        return (abandon);
    }
    if (beresp.http.Cache-Control ~ "stale-if-error") {
        set beresp.grace = 1d;
    } else {
        set beresp.grace = 0s;
    }
    # What it may not keep is the website's to say.
    if (beresp.http.Cache-Control ~ "no-store" || beresp.ttl <= 0s) {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        return (deliver);
    }
}

sub vcl_backend_error {
    if (bereq.is_bgfetch || !bereq.http.X-Again) {
        return (abandon);
    }
}

sub vcl_synth {
    # It failed before that was known: once more, with the old page allowed.
    if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        set req.http.X-Again = "1";
        return (restart);
    }
}

sub vcl_deliver {
    # For us alone.
    unset resp.http.Cache-Tag;
    unset resp.http.Surrogate-Key;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
