<?php
function refuse(int $status, string $message): never
{
    http_response_code($status);
    header('Content-Type: application/json');
    exit(json_encode(['message' => $message], JSON_UNESCAPED_UNICODE));
}

// Comprueba aquí la sesión del visitante y limita sus peticiones.
if (($_SERVER['HTTP_ORIGIN'] ?? '') !== getenv('SITE_ORIGIN')) {
    refuse(403, 'Origen no permitido');
}
$text = file_get_contents('php://input', false, null, 0, 10001);
if (strlen($text) > 10000) {
    refuse(413, 'La pregunta es demasiado larga');
}
$question = json_decode($text);
if (!is_string($question->query ?? null) || trim($question->query) === '') {
    refuse(400, 'Falta la pregunta');
}
// Solo se reenvían los campos previstos.
$fields = array_flip(['query', 'conversationId', 'context', 'stream']);
$body = array_intersect_key((array) $question, $fields) + ['stream' => false];

ignore_user_abort(true);
$projectId = rawurlencode(getenv('AIFINDR_PROJECT_ID'));
$error = '';
$curl = curl_init("https://api.saas.aifindr.ai/api/widget/projects/$projectId/ask");
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => json_encode($body),
    CURLOPT_HTTPHEADER => ['Content-Type: application/json', 'X-API-KEY: ' . getenv('AIFINDR_API_KEY')],
    CURLOPT_TIMEOUT => 60,
    CURLOPT_WRITEFUNCTION => function (CurlHandle $curl, string $chunk) use (&$error): int {
        if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) {
            $error .= $chunk;
            return strlen($chunk);
        }
        if (!headers_sent()) {
            header('Content-Type: ' . curl_getinfo($curl, CURLINFO_CONTENT_TYPE));
            header('Cache-Control: no-store, no-transform');
            header('X-Accel-Buffering: no');
            while (ob_get_level() > 0) {
                ob_end_flush();
            }
        }
        // Cada fragmento sale en cuanto llega. Si el visitante se ha ido, la petición se cancela.
        echo $chunk;
        flush();
        return connection_aborted() ? 0 : strlen($chunk);
    },
]);
curl_exec($curl);

if (!headers_sent()) {
    // El detalle, con el id del error, queda en el servidor.
    error_log(curl_error($curl) . $error);
    refuse(502, 'No se ha podido responder. Inténtalo más tarde.');
}
