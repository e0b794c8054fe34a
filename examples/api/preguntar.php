<?php
function refuse(int $status, string $message): never
{
    http_response_code($status);
    header('Content-Type: application/json');
    exit(json_encode(['message' => $message], JSON_UNESCAPED_UNICODE));
}

$apiKey = getenv('AIFINDR_API_KEY');
$projectId = getenv('AIFINDR_PROJECT_ID');
$siteOrigin = getenv('SITE_ORIGIN');
if (!$apiKey || !$projectId || !$siteOrigin) {
    error_log('Faltan AIFINDR_API_KEY, AIFINDR_PROJECT_ID o SITE_ORIGIN');
    refuse(502, 'No se ha podido responder. Inténtalo más tarde.');
}
// Comprueba aquí la sesión del visitante y limita sus peticiones.
if (($_SERVER['HTTP_ORIGIN'] ?? '') !== $siteOrigin) {
    refuse(403, 'Origen no permitido.');
}
$text = file_get_contents('php://input', false, null, 0, 10001);
if (strlen($text) > 10000) {
    refuse(413, 'La pregunta es demasiado larga.');
}
$question = json_decode($text);
// Solo se reenvían los campos previstos.
$fields = array_flip(['query', 'conversationId', 'context', 'stream']);
$body = is_object($question) ? array_intersect_key(get_object_vars($question), $fields) : [];
$body += ['query' => '', 'conversationId' => '', 'context' => (object) [], 'stream' => false];
$isValid = is_string($body['query']) && trim($body['query']) !== ''
    && is_string($body['conversationId']) && is_object($body['context']) && is_bool($body['stream']);
if (!$isValid) {
    refuse(400, 'La pregunta no es válida.');
}
// Sin conversationId, la pregunta empieza una conversación.
if ($body['conversationId'] === '') {
    unset($body['conversationId']);
}
$type = $body['stream'] ? 'text/event-stream' : 'application/json';
$isExpected = fn (CurlHandle $curl): bool => curl_getinfo($curl, CURLINFO_RESPONSE_CODE) < 400
    && str_starts_with((string) curl_getinfo($curl, CURLINFO_CONTENT_TYPE), $type);

ignore_user_abort(true);
$project = rawurlencode($projectId);
$error = '';
$curl = curl_init("https://api.saas.aifindr.ai/api/widget/projects/$project/ask");
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => json_encode($body),
    CURLOPT_HTTPHEADER => ['Content-Type: application/json', "X-API-KEY: $apiKey"],
    CURLOPT_TIMEOUT => 60,
    CURLOPT_WRITEFUNCTION => function (CurlHandle $curl, string $chunk) use (&$error, $isExpected): int {
        if (!$isExpected($curl)) {
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
        // Cada fragmento sale en cuanto llega. PHP solo nota al escribir que el visitante se ha ido:
        // hasta el fragmento siguiente, la petición sigue.
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
